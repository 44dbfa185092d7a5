-- A key that signs tokens gives way to another one while everybody works: it is known to every instance before it signs,
-- and what it signed is accepted until the last of it is over.
alter table chave_token
  -- Null: since it was made.
  add column assina_desde timestamptz,
  -- Null: the end is not set. Digests that it made are recognised for good.
  add column aceita_ate timestamptz;
