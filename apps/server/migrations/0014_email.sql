-- When a notification that nobody read left by e-mail too.
alter table notificacao add column email_em timestamptz;
create index notificacao_por_email on notificacao (criada_em) where lida_em is null and email_em is null;
