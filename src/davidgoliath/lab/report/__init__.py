"""A page of statistics over many deals, and its plots."""
