"""What games share: the contract, steps, luck, records, content packs, errors and the driver."""
