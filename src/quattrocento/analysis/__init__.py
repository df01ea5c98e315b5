"""What can be learnt from games that were played."""
