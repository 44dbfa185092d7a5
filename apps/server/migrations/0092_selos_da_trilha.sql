-- Seals: all links of the trail up to a number, in the order of their numbers, digested and signed with a key that
-- is not in the database (see trilha/selar.ts).
create table auditoria_selo (
  numero int primary key check (numero > 0),
  -- Links with an id past `de`, up to `ate`. Numbers that no link has were rolled back.
  de bigint not null,
  ate bigint not null check (ate > de),
  elos int not null check (elos > 0),
  resumo text not null,
  -- The signature of the seal before.
  anterior text not null,
  em timestamptz not null,
  -- Which key signed.
  chave text not null,
  assinatura text not null
);
create trigger auditoria_selo_imutavel before update or delete on auditoria_selo
  for each row execute function somente_acrescimo();
create trigger auditoria_selo_inteiro before truncate on auditoria_selo
  for each statement execute function somente_acrescimo();

-- What the last check of each kind found.
create table auditoria_conferencia (
  completa boolean primary key,
  em timestamptz not null,
  elos bigint not null,
  -- How far it looked; the next check of what is new goes on from there.
  ate bigint not null,
  problemas int not null,
  -- The first of them, in words.
  exemplos text[] not null
);

-- The check reads the trail in pieces and reports each link by itself (trilha/conferir.ts).
drop view auditoria_quebrada;
