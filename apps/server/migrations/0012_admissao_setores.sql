-- ---------------------------------------------------------------------------------------------------------
-- The sectors' work on an admission, besides their words.
-- ---------------------------------------------------------------------------------------------------------

alter table processo_evento
  drop constraint processo_evento_tipo_check,
  add constraint processo_evento_tipo_check
    check (tipo in ('criacao', 'edicao', 'transicao', 'parecer', 'ato', 'comentario')),
  -- Words that a return or refusal denied: the declaration says who may read its reason.
  add column pareceres text[] not null default '{}';

-- The exam that Sesmt asks of a clinic; asked again, the row is the last one and the trail has the former.
create table admissao_exame (
  processo_id int primary key references processo,
  clinica text not null,
  solicitado_em date not null,
  marcado_para date,
  orientacao text,
  solicitado_por int not null references usuario,
  check (marcado_para >= solicitado_em)
);
create trigger auditar after insert or update or delete on admissao_exame
  for each row execute function auditar('processo', 'processo_id');

-- What Rh completes before the effect. Without a row the terms of the post and the contract hold. The benefits are
-- part of the form.
create table admissao_adicional (
  processo_id int primary key references processo,
  centro_de_custo_id int not null references centro_de_custo,
  insalubridade int not null check (insalubridade in (0, 10, 20, 40)),
  periculosidade boolean not null,
  -- Why it is not what the post has.
  justificativa text,
  usuario_id int not null references usuario,
  em timestamptz not null,
  -- Not cumulative: the employee chooses one (CLT art. 193 § 2º).
  check (insalubridade = 0 or not periculosidade)
);
create trigger auditar after insert or update or delete on admissao_adicional
  for each row execute function auditar('processo', 'processo_id');
