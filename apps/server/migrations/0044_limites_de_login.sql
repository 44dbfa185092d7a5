-- Attempts are counted before the password is looked at. Each pushes `esquecida_em` of its counters by the time that one
-- attempt takes to be forgotten: one column says how many are left, and how long the next one has to wait.
drop table tentativa_login;
create table tentativa_login (
  chave text primary key,
  esquecida_em timestamptz not null
);
create index tentativa_login_esquecida on tentativa_login (esquecida_em);

-- What makes an address and a browser known: the person came in from there. An IPv6 network is its /64; the mark that
-- the browser keeps is here as its SHA-256.
alter table sessao add column rede text, add column dispositivo bytea;
update sessao set rede = ip where ip not like '%:%';
create index sessao_dispositivo on sessao (dispositivo) where dispositivo is not null;
