-- What was decided for each person of a contract that ends, before it becomes a request.
create table desmobilizacao (
  contrato_id int not null references contrato,
  vinculo_id int not null references vinculo,
  decisao text not null check (decisao in ('remanejar', 'reserva', 'aviso', 'fica')),
  posto_id int references posto,
  ate date,
  motivo text,
  usuario_id int not null references usuario,
  em timestamptz not null,
  primary key (contrato_id, vinculo_id),
  check ((decisao = 'remanejar') = (posto_id is not null)),
  check ((decisao = 'fica') = (ate is not null))
);
create index desmobilizacao_vinculo on desmobilizacao (vinculo_id);
create trigger auditar after insert or update or delete on desmobilizacao
  for each row execute function auditar('desmobilizacao', 'contrato_id');
