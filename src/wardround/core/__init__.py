"""What every game shares: the contract, luck, records, content packs, errors and the driver."""
