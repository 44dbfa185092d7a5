-- Dismissals: what the form works out to, for lists, deadlines, the situação and who is hired again.

create table demissao (
  processo_id int primary key references processo,
  vinculo_id int not null references vinculo,
  -- Code of eSocial tabela 19: in the form and here, and nowhere else.
  causa text not null,
  comunicacao date not null,
  -- Last day of the contract, and the end of the notice that is projected after it.
  desligamento date not null,
  fim_projetado date not null,
  -- Tenth day after the end (CLT art. 477 § 6º), brought forward to a business day.
  pagar_ate date not null,
  -- Whether the person may come back: told to Rh alone.
  recontratacao text check (recontratacao in ('sim', 'nao', 'com_aval')),
  -- Day on which the notice was signed; null until then, and again where it is taken back.
  comunicado_em date,
  pago_em date,
  -- The statement that was sent to be checked, line by line.
  demonstrativo jsonb,
  -- Slots that the end of the bond closed, with the last day that they had, to be put back with it.
  alocacoes jsonb not null default '[]',
  check (desligamento >= comunicacao or comunicado_em is null)
);
create index demissao_vinculo on demissao (vinculo_id);
create index demissao_a_pagar on demissao (pagar_ate) where comunicado_em is not null and pago_em is null;
create trigger auditar after insert or update or delete on demissao
  for each row execute function auditar('processo', 'processo_id');

-- Reminders of the deadline of payment, each once (see `avisarAntes`).
create table demissao_aviso (
  processo_id int not null references processo,
  assunto text not null,
  fim date not null,
  dias int not null,
  em timestamptz not null,
  unique (processo_id, assunto, fim, dias)
);

insert into documento_tipo (codigo, descricao, obrigatoriedade, fundamento, momento, processos, sensivel)
select d.codigo, d.descricao, 'opcional', d.fundamento, d.momento, '{demissao}', d.sensivel
  from (values
    ('AVISO_DEMISSAO', 'Aviso prévio, pedido ou comunicação, com as assinaturas', 'CLT arts. 477 e 487', 'aprovacao', false),
    ('PROVAS_DEMISSAO', 'Provas da causa: advertências, chamadas, processo ou certidão', 'CLT arts. 482, 494 e 818', 'aprovacao', false),
    ('TRCT', 'Termo de rescisão do contrato (TRCT) assinado', 'CLT art. 477', 'finalizacao', false),
    ('COMPROVANTE_RESCISAO', 'Comprovante do pagamento da rescisão', 'CLT art. 477 § 6º', 'finalizacao', false),
    ('ASO_DEMISSIONAL', 'Atestado de saúde ocupacional demissional', 'NR-7 item 7.5.11', 'finalizacao', true),
    ('RECONSIDERACAO', 'Reconsideração do aviso, assinada pelas duas partes', 'CLT art. 489', 'finalizacao', false))
    as d(codigo, descricao, fundamento, momento, sensivel)
 where exists (select from documento_tipo)
on conflict (codigo) do nothing;
