-- Calls of an address in a minute, as all instances counted them. A crash may forget them: who floods begins again.
create unlogged table chamada_contada (
  -- SHA-256 of what is limited and of the address.
  chave bytea primary key check (octet_length(chave) = 32),
  vezes int not null,
  ate timestamptz not null
);
create index chamada_contada_ate on chamada_contada (ate);
