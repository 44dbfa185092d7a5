-- A tab that another tab of the same browser let in has a session of its own, which ends with the one it came from.
alter table sessao add column de_id uuid references sessao;
create index sessao_de on sessao (de_id) where encerrada_em is null and de_id is not null;
