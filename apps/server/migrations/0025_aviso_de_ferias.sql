-- What was told of vacations that are about to expire: each end of a person once per number of days.
create table ferias_alerta (
  vinculo_id int not null references vinculo,
  concessao_fim date not null,
  dias int not null,
  em timestamptz not null,
  primary key (vinculo_id, concessao_fim, dias)
);
-- The task of every morning looks at the ends of the next three months, of those who have days left.
create index ferias_periodo_fim on ferias_periodo (concessao_fim, id) where saldo > 0;
