-- Tokens of a sign-in provider that were exchanged already, until they would be refused for their age: each opens one
-- session. The digest is of what the provider signed, not of the text that came: a signature can be written in two ways.
create table token_de_provedor (
  selo bytea primary key check (octet_length(selo) = 32),
  esquecido_em timestamptz not null
);
create index token_de_provedor_esquecido on token_de_provedor (esquecido_em);
