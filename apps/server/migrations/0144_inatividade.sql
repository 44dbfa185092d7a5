-- A session ends when nobody did anything in it for this long.
alter table empresa
  add column inatividade_min int not null default 60 check (inatividade_min between 5 and 600);

-- When somebody last did something, on the session that was signed in to: tabs that it let in count with it.
alter table sessao add column ativa_em timestamptz;
-- Nobody is signed out by the upgrade.
update sessao set ativa_em = now() where encerrada_em is null and expira_em > now();
