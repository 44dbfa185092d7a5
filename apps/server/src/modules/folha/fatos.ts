import { sql, type RawBuilder } from 'kysely'

// What the payroll has to know, as facts of the database: each with a key of its own, the bond, its day and what it says.

/** Days of a reading, and the company's time zone. */
export interface Janela {
  /** First day whose facts the payroll gets from here. */
  readonly desde: string
  /** Last day of the month. */
  readonly ate: string
  readonly fuso: string
}

/** Whether a fact that was told once, and stands, has this key: its later changes count, whatever their day. */
const contado = (prefixo: string, id: string): RawBuilder<boolean> =>
  sql<boolean>`${prefixo} || ${sql.ref(id)} in (select chave from vivo)`

const doContrato = (alias: string): RawBuilder<unknown> =>
  sql`'cargo', ${sql.ref(`${alias}.cargo_id`)}, 'posto', ${sql.ref(`${alias}.posto_id`)},
      'contrato', ${sql.ref(`${alias}.contrato_id`)}, 'escala', ${sql.ref(`${alias}.escala_id`)},
      'sindicato', ${sql.ref(`${alias}.sindicato_id`)}, 'centroDeCusto', ${sql.ref(`${alias}.centro_de_custo_id`)},
      'salario', ${sql.ref(`${alias}.salario_centavos`)}, 'insalubridade', ${sql.ref(`${alias}.insalubridade`)},
      'periculosidade', ${sql.ref(`${alias}.periculosidade`)}`

/** New people, with the terms that they came under. */
const admissoes = ({ desde, ate }: Janela) => sql`
  select 'admissao:' || v.id, 'admissao', v.id, v.data_admissao,
         jsonb_build_object('dataAdmissao', v.data_admissao, 'matricula', v.matricula, 'nome', p.nome, 'cpf', p.cpf,
           'pis', p.pis, 'nascimento', p.nascimento, ${doContrato('vv')})
    from vinculo v
    join pessoa p on p.id = v.pessoa_id
    join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia limit 1) vv on true
   where v.data_admissao >= ${desde}::date and (v.data_admissao <= ${ate}::date or ${contado('admissao:', 'v.id')})`

/** Versions of a contract that change what the one before said. */
const alteracoes = ({ desde, ate }: Janela) => sql`
  select 'alteracao:' || vv.id, 'alteracao', vv.vinculo_id, vv.vigencia,
         jsonb_build_object('data', vv.vigencia, ${doContrato('vv')})
    from vinculo_versao vv
    join lateral (select * from vinculo_versao x where x.vinculo_id = vv.vinculo_id and x.vigencia < vv.vigencia
                   order by x.vigencia desc limit 1) antes on true
   where vv.vigencia >= ${desde}::date and (vv.vigencia <= ${ate}::date or ${contado('alteracao:', 'vv.id')})
     and jsonb_build_object(${doContrato('vv')}) <> jsonb_build_object(${doContrato('antes')})`

/**
 * Bank accounts that changed after the person came: what counts is the account of now. It is told by the names of its
 * encrypted values, which are the same for as long as the values are.
 */
const contas = ({ desde, ate, fuso }: Janela) => sql`
  select 'banco:' || v.id, 'dados_bancarios', v.id, a.dia,
         jsonb_build_object('banco', p.banco, 'agencia', p.agencia, 'conta', p.conta, 'contaDigito', p.conta_digito,
           'contaTipo', p.conta_tipo, 'pix', p.pix)
    from (select a.registro, (max(a.em) at time zone ${fuso})::date as dia
            from auditoria a
           where a.tabela = 'pessoa' and a.operacao = 'UPDATE'
             and a.mudancas ?| array['banco', 'agencia', 'conta', 'conta_digito', 'conta_tipo', 'pix']
             and a.em >= ${desde}::date::timestamp at time zone ${fuso}
             and a.em < (${ate}::date + 1)::timestamp at time zone ${fuso}
           group by a.registro) a
    join pessoa p on p.id = a.registro
    join vinculo v on v.pessoa_id = p.id
   where v.data_desligamento is null or v.data_desligamento >= ${desde}::date`

/** Leaves that somebody homologated; the reason is told to nobody here. */
const afastamentos = ({ desde, ate }: Janela) => sql`
  select 'afastamento:' || af.processo_id, 'afastamento', af.vinculo_id, af.inicio,
         jsonb_build_object('inicio', af.inicio, 'fim', af.fim, 'dias', af.fim - af.inicio + 1,
           'inssApartirDe', case when coalesce(af.fim, 'infinity') >= af.inss_apartir_de then af.inss_apartir_de end)
    from afastamento af
    join processo pr on pr.id = af.processo_id
   where pr.status in ('homologado', 'encerrado')
     and (coalesce(af.fim, 'infinity') >= ${desde}::date and af.inicio <= ${ate}::date
          or ${contado('afastamento:', 'af.processo_id')})`

/** Approved vacations, one line for each stretch; the days sold go with the first. */
const ferias = ({ desde, ate }: Janela) => sql`
  select 'ferias:' || au.id, 'ferias', au.vinculo_id, au.inicio,
         jsonb_build_object('inicio', au.inicio, 'fim', au.fim, 'dias', au.fim - au.inicio + 1,
           'aquisitivoInicio', fp.inicio, 'aquisitivoFim', fp.fim,
           'abonoDias', case when primeira.id = au.id then
             (select -sum(l.dias) from ferias_lancamento l
               where l.processo_id = au.processo_id and l.periodo_id = au.periodo_id and l.tipo = 'abono') end,
           'adiantamento13', primeira.id = au.id and coalesce((f.dados ->> 'adiantamento13')::boolean, false))
    from ausencia au
    join ferias_periodo fp on fp.id = au.periodo_id
    left join processo_formulario f on f.processo_id = au.processo_id
    join lateral (select x.id from ausencia x where x.processo_id = au.processo_id and x.tipo = 'ferias'
                   order by x.inicio limit 1) primeira on true
   where au.tipo = 'ferias' and au.confirmada
     and (au.fim >= ${desde}::date and au.inicio <= ${ate}::date or ${contado('ferias:', 'au.id')})`

/** Ends of bonds. */
const desligamentos = ({ desde, ate }: Janela) => sql`
  select 'desligamento:' || v.id, 'desligamento', v.id, v.data_desligamento,
         jsonb_build_object('dataDesligamento', v.data_desligamento, 'causa', d.causa, 'fimProjetado', d.fim_projetado)
    from vinculo v
    left join lateral (select x.causa, x.fim_projetado from demissao x
                        where x.vinculo_id = v.id and x.desligamento = v.data_desligamento
                        order by x.processo_id desc limit 1) d on true
   where v.data_desligamento >= ${desde}::date
     and (v.data_desligamento <= ${ate}::date or ${contado('desligamento:', 'v.id')})`

/** Every fact of the window, and every fact told before that still stands. */
const todos = (janela: Janela): RawBuilder<unknown> =>
  sql.join(
    [admissoes, alteracoes, contas, afastamentos, ferias, desligamentos].map(
      (fatos) => sql`(${fatos(janela)})`,
    ),
    sql` union all `,
  )

/** The words of what changed between two versions of a contract. */
const mudou = sql`
  (select string_agg(m.label, ', ' order by m.ordem) from (values
     (1, 'Salário', vv.salario_centavos <> antes.salario_centavos),
     (2, 'Cargo', vv.cargo_id <> antes.cargo_id),
     (3, 'Contrato', vv.contrato_id <> antes.contrato_id),
     (4, 'Posto', vv.posto_id <> antes.posto_id),
     (5, 'Escala', vv.escala_id <> antes.escala_id),
     (6, 'Centro de custo', vv.centro_de_custo_id <> antes.centro_de_custo_id),
     (7, 'Sindicato', vv.sindicato_id <> antes.sindicato_id),
     (8, 'Adicional', (vv.insalubridade, vv.periculosidade) <> (antes.insalubridade, antes.periculosidade)))
     as m(ordem, label, diferente) where m.diferente)`

/** Whether anything of the person of the bond `v` was let go of, at an end that is not before that of the bond. */
const foiLiberado = sql<boolean>`exists (
  select from anonimizacao an where an.pessoa_id = v.pessoa_id and v.data_desligamento <= an.desde)`

/**
 * What the payroll was not told yet: facts that are new, say something else than what was sent, or no longer are. The set
 * is the difference between the facts of now and the last line sent of each: nothing that was told is told again, and
 * whatever changed it – a correction, an undo, a spreadsheet – is noticed. What is gone because nobody is to know it any
 * longer was true all the same, and is taken back from nobody.
 */
export const naoContados = (janela: Janela): RawBuilder<unknown> => sql`
  with enviado as materialized (
    select distinct on (chave) chave, revisao, tipo, operacao, vinculo_id, data, hash, envio_id
      from folha_item where valido order by chave, revisao desc),
  vivo as (select chave from enviado where operacao <> 'exclusao'),
  atual(chave, tipo, vinculo_id, data, dados) as (${todos(janela)}),
  com_hash as (select *, encode(sha256(convert_to(dados::text, 'UTF8')), 'hex') as hash from atual),
  diferente as (
    select coalesce(a.chave, e.chave) as chave, coalesce(a.tipo, e.tipo) as tipo, coalesce(e.revisao, 0) + 1 as revisao,
           coalesce(a.vinculo_id, e.vinculo_id) as vinculo_id, coalesce(a.data, e.data) as data,
           coalesce(a.dados, '{}') as dados, coalesce(a.hash, 'excluido') as hash,
           case when e.operacao <> 'exclusao' then e.envio_id end as envio_anterior,
           case when a.chave is null then 'exclusao' when e.operacao <> 'exclusao' then 'correcao' else 'inclusao'
             end as operacao
      from com_hash a full join enviado e on e.chave = a.chave
     where case when a.chave is null then e.operacao <> 'exclusao'
                else e.chave is null or e.operacao = 'exclusao' or e.hash <> a.hash end)
  select d.chave, d.tipo, d.operacao, d.revisao, d.vinculo_id, v.pessoa_id, d.data, d.hash, d.envio_anterior, vv.contrato_id,
         coalesce(pe.nome_social, pe.nome) as pessoa, en.competencia as competencia_anterior,
         en.sequencia as sequencia_anterior,
         jsonb_build_object('matricula', v.matricula, 'nome', pe.nome, 'cpf', pe.cpf, 'pis', pe.pis,
           'nascimento', pe.nascimento, 'dataAdmissao', v.data_admissao, 'cargo', ca.titulo, 'cbo', ca.cbo,
           'salario', vv.salario_centavos, 'insalubridade', vv.insalubridade, 'periculosidade', vv.periculosidade,
           'contrato', co.numero || ' · ' || cl.nome_fantasia, 'posto', lo.nome, 'escala', es.nome,
           'horasSemanais', es.horas_semanais, 'centroDeCusto', cc.codigo, 'sindicato', si.nome)
         || jsonb_build_object('banco', pe.banco, 'agencia', pe.agencia, 'conta', pe.conta,
           'contaDigito', pe.conta_digito, 'contaTipo', pe.conta_tipo, 'pix', pe.pix)
         || case when d.tipo in ('afastamento', 'ferias', 'desligamento') then d.dados else '{}' end
         || jsonb_build_object('mudou', case when d.tipo = 'alteracao' then ${mudou} end) as linha
    from diferente d
    join vinculo v on v.id = d.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    join lateral (select x.* from vinculo_versao x where x.vinculo_id = v.id
                   order by x.vigencia <= d.data desc, abs(x.vigencia - d.data) limit 1) vv on true
    left join lateral (select x.* from vinculo_versao x where x.vinculo_id = v.id and x.vigencia < vv.vigencia
                        order by x.vigencia desc limit 1) antes on true
    join cargo ca on ca.id = vv.cargo_id
    join posto po on po.id = vv.posto_id
    join local lo on lo.id = po.local_id
    join contrato co on co.id = vv.contrato_id
    join cliente cl on cl.id = co.cliente_id
    join escala es on es.id = vv.escala_id
    join centro_de_custo cc on cc.id = vv.centro_de_custo_id
    join sindicato si on si.id = vv.sindicato_id
    left join folha_envio en on en.id = d.envio_anterior
   where not ${foiLiberado}
   order by pe.nome_busca, v.id, d.data, d.chave`
