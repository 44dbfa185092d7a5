import { sql, type RawBuilder } from 'kysely'
import type { LadoDaPessoa, PessoaDaMudanca } from '@rh/domain/contract/mudanca'
import { MAXIMO_DE_PESSOAS } from '@rh/domain/processos/promocao/coletiva'
import type { ParametrosDaMudanca } from '@rh/domain/processos/promocao/mudanca'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import {
  iniciosDe,
  mudar,
  salarioNaMudanca,
  type EscalaDaMudanca,
  type QuemMuda,
  type TermosDaMudanca,
} from '@rh/domain/regras/alteracao/mudanca'
import type { Adicionais } from '@rh/domain/regras/alteracao/remanejamento-destino'
import { valeTransporte } from '@rh/domain/regras/beneficios/vale-transporte'
import type { Db, Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import { findSalarioMinimo } from '../../cadastros/parametros.ts'
import {
  comClausulasDePagamento,
  type ClausulasDePagamento,
} from '../../colaborador/clausulas-de-pagamento.ts'
import { remuneracaoDe } from '../../colaborador/remuneracao.ts'
import { DIAS_DE_REFERENCIA, findEscalaVt } from '../../processo/alteracao/escala-vt.ts'
import { finaisDe } from './finais.ts'
import type { PlanejadoEmMassa, PlanoColetivo } from '../coletiva/tipo.ts'

/** A scale with what pay and hours ask of it. */
interface Escala extends EscalaDaMudanca {
  readonly id: number
  readonly noturna: boolean
}

interface Linha extends Omit<QuemMuda, 'escala'> {
  readonly colaboradorId: number
  readonly nome: string
  readonly matricula: string
  readonly cargo: string
  readonly posto: string
  readonly contratoId: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly escala: Escala
  readonly clausulas: ClausulasDePagamento
  /** The voucher of the day; null for who takes none. */
  readonly vale: {
    readonly escalaVtId: number | null
    readonly dias: number
    readonly porDiaCentavos: number
  } | null
}

/** Person of the posts, and what the change does to them. */
export type Planejado = PessoaDaMudanca & PlanejadoEmMassa

/** A row `es` of the register of scales, as JSON. */
const comoEscala = sql`jsonb_build_object('id', es.id, 'nome', es.nome, 'tipo', es.tipo, 'dias', es.dias,
  'cicloTrabalho', es.ciclo_trabalho, 'cicloFolga', es.ciclo_folga, 'entrada', es.entrada, 'saida', es.saida,
  'intervaloMinutos', es.intervalo_minutos, 'sabadoEntrada', es.sabado_entrada, 'sabadoSaida', es.sabado_saida,
  'noturna', es.noturna, 'minutosSemana', (es.horas_semanais * 60)::int)`

/** Reads a scale in use; null for another. */
export async function findEscala(db: Db | Tx, id: number | undefined): Promise<Escala | null> {
  if (id === undefined) return null
  const { rows } = await sql<{ escala: Escala }>`
    select ${comoEscala} as escala from escala es where es.id = ${id} and es.ativo`.execute(db)
  return rows[0]?.escala ?? null
}

/** Condition on a post: one of those that change. */
export const postosDa = ({ contratoId, postoIds }: ParametrosDaMudanca, posto: string): RawBuilder<unknown> =>
  postoIds.length > 0
    ? sql`${sql.ref(posto)} = any (${[...postoIds]}::int[])
        and ${sql.ref(posto)} in (select d.id from posto d where d.contrato_id = ${contratoId})`
    : sql`${sql.ref(posto)} in (select d.id from posto d where d.contrato_id = ${contratoId})`

/** Processes that change the contract of somebody, under way. */
const emAndamento = sql`(select p.numero from processo p where p.vinculo_id = v.id
   and p.tipo in ('promocao', 'remanejamento', 'demissao') and not ${finaisDe('p')} order by p.id desc limit 1)`

/** Everybody who is in one of the posts on the first day, as their contract is then. */
async function listPessoas(db: Db | Tx, parametros: ParametrosDaMudanca): Promise<Linha[]> {
  const { vigencia: dia, contratoId } = parametros
  const { rows } = await sql<Linha>`
    with quem as materialized (select distinct s.vinculo_id from vinculo_versao s where s.contrato_id = ${contratoId})
    select v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, ca.titulo as cargo,
           lo.nome as posto, ve.contrato_id, ve.id as versao_id, ve.posto_id, ve.salario_centavos, ve.insalubridade,
           ve.periculosidade, pe.nascimento, ${comoEscala} as escala,
           jsonb_build_object('adicionalNoturnoPercentual', ch.adicional_noturno_percentual,
             'divisorPlantao', ch.divisor_plantao,
           'insalubridadeBaseCentavos', ch.insalubridade_base_centavos) as clausulas,
           (select max(x.vigencia) from vinculo_versao x where x.vinculo_id = v.id) as ultima_alteracao,
           vaga.no_posto_desde, coalesce(vaga.marcada, false) as vaga_marcada,
           (select pi.valor_centavos from piso_salarial pi
             where pi.cargo_id = ve.cargo_id and pi.sindicato_id = ve.sindicato_id and pi.desde <= ${dia}::date
             order by pi.desde desc limit 1) as piso_centavos,
           (select jsonb_build_object('ate', case when bool_or(a.fim is null) then null else max(a.fim) end) from ausencia a
             where a.vinculo_id = v.id and a.inicio <= ${dia}::date and (a.fim is null or a.fim >= ${dia}::date)
            having count(*) > 0) as ausencia,
           coalesce(v.data_desligamento, (select d.desligamento from demissao d
             where d.vinculo_id = v.id and d.desligamento >= ${dia}::date and d.comunicado_em is not null limit 1)) as saida,
           ${emAndamento} as em_andamento,
           (select jsonb_build_object('escalaVtId', t.escala_vt_id, 'dias', coalesce(e.dias_mes, ${DIAS_DE_REFERENCIA}::int),
                     'porDiaCentavos', coalesce((select sum(l.tarifa_centavos * l.viagens_dia) from vale_transporte_linha l
                       where l.vale_transporte_id = t.id), 0))
              from vale_transporte t left join escala_vt e on e.id = t.escala_vt_id
             where t.vinculo_id = v.id and t.optante and t.desde = (
               select max(x.desde) from vale_transporte x where x.vinculo_id = v.id and x.desde <= ${dia}::date)) as vale
      from quem
      join vinculo v on v.id = quem.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id and x.vigencia <= ${dia}::date
                     order by x.vigencia desc limit 1) ve on true
      join cargo ca on ca.id = ve.cargo_id
      join escala es on es.id = ve.escala_id
      ${comClausulasDePagamento('ve.sindicato_id', sql`${dia}::date`)}
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
      left join lateral (
        select max(al.inicio) filter (where al.inicio <= ${dia}::date) as no_posto_desde,
               count(*) > 1 or bool_or(al.fim is not null or al.posto_id <> ve.posto_id) as marcada
          from alocacao al where al.vinculo_id = v.id and al.tipo = 'titular'
           and (al.fim is null or al.fim >= ${dia}::date)) vaga on true
     where ${postosDa(parametros, 've.posto_id')} and not ve.reserva
       and (v.data_desligamento is null or v.data_desligamento >= ${dia}::date)
     order by pe.nome_busca, v.id
     limit ${MAXIMO_DE_PESSOAS + 1}`.execute(db)
  return rows
}

/** Plans everybody in the posts. Throws 422 where they are more than one change takes. */
export async function planejar(
  db: Db | Tx,
  { parametros }: PlanoColetivo<ParametrosDaMudanca>,
): Promise<Planejado[]> {
  const [linhas, escala, minimo] = await Promise.all([
    listPessoas(db, parametros),
    findEscala(db, parametros.escalaId),
    findSalarioMinimo(db, parametros.vigencia),
  ])
  if (linhas.length > MAXIMO_DE_PESSOAS)
    throw failure('pendencias', {
      mensagem: `Este contrato tem mais de ${MAXIMO_DE_PESSOAS} pessoas.`,
      acao: 'Escolha postos e faça a mudança em partes.',
    })
  const vale = escala && (await findEscalaVt(db, escala))
  const { vigencia, salarioCentavos = null, percentual = null } = parametros
  const termos: TermosDaMudanca = { vigencia, escala, salarioCentavos, percentual }
  // Everybody of the posts shares out the teams, whoever goes.
  const inicios = iniciosDe(linhas, termos)
  return linhas.map((linha, i) =>
    planejarUm(linha, { termos, escala, vale, minimo, inicio: inicios[i] ?? null }),
  )
}

interface Meios {
  readonly termos: TermosDaMudanca
  readonly escala: Escala | null
  readonly vale: { readonly id: number; readonly dias: number } | null
  readonly minimo: number
  readonly inicio: string | null
}

function planejarUm(linha: Linha, { termos, escala, vale, minimo, inicio }: Meios): Planejado {
  const { colaboradorId, nome, matricula, cargo, posto, contratoId } = linha
  const muda = escala !== null && escala.id !== linha.escala.id
  const paraCentavos = salarioNaMudanca(linha, termos)
  const nova = escala ?? linha.escala
  const [antes, depois] = [
    ladoDe(linha, {
      escala: linha.escala,
      salarioCentavos: linha.salarioCentavos,
      minimo,
      dias: linha.vale?.dias,
    }),
    ladoDe(linha, {
      escala: nova,
      salarioCentavos: paraCentavos,
      minimo,
      dias: muda ? (vale?.dias ?? linha.vale?.dias) : linha.vale?.dias,
    }),
  ]
  const mudado = mudar(linha, termos, { inicio, antes: antes.adicionais, depois: depois.adicionais })
  const doVale = muda && vale && linha.vale && vale.id !== linha.vale.escalaVtId
  return {
    colaboradorId,
    nome,
    matricula,
    cargo,
    posto,
    contratoId,
    ...mudado,
    avisos: [...mudado.avisos, ...avisoDoVale(antes.lado, depois.lado)],
    antes: antes.lado,
    depois: depois.lado,
    diferencaCentavos: 0,
    deEscalaId: muda ? linha.escala.id : null,
    paraEscalaId: muda ? escala.id : null,
    paraEscalaVtId: doVale ? vale.id : null,
  }
}

const avisoDoVale = (antes: LadoDaPessoa, depois: LadoDaPessoa): string[] => {
  const mais = (depois.transporteCentavos ?? 0) - (antes.transporteCentavos ?? 0)
  return mais === 0
    ? []
    : [`Vale-transporte da empresa: ${mais > 0 ? '+' : '−'} ${formatDinheiro(Math.abs(mais))} por mês.`]
}

const MINUTOS_DA_HORA = 60

interface LadoEmNumeros {
  readonly escala: Escala
  readonly salarioCentavos: number
  readonly minimo: number
  readonly dias: number | undefined
}

function ladoDe(
  { insalubridade, periculosidade, vale, clausulas }: Linha,
  { escala, salarioCentavos, minimo, dias }: LadoEmNumeros,
): { readonly adicionais: Adicionais; readonly lado: LadoDaPessoa } {
  const { adicional, adicionalCentavos, noturnoCentavos } = remuneracaoDe(
    {
      ...escala,
      ...clausulas,
      salarioCentavos,
      insalubridade,
      periculosidade,
      diasPorSemana: escala.dias.length,
      horasSemanais: escala.minutosSemana / MINUTOS_DA_HORA,
    },
    minimo,
    0,
  )
  const transporte =
    vale && dias !== undefined
      ? valeTransporte({
          salarioBaseCentavos: salarioCentavos,
          dias,
          passagensDia: 1,
          // Fares differ from line to line: a day counts as one fare of their sum.
          tarifaCentavos: vale.porDiaCentavos,
        })
      : null
  return {
    adicionais: {
      insalubridadeCentavos: adicional === 'INSALUBRIDADE' ? adicionalCentavos : 0,
      periculosidadeCentavos: adicional === 'PERICULOSIDADE' ? adicionalCentavos : 0,
      noturnoCentavos,
    },
    lado: {
      escala: escala.nome,
      salarioCentavos,
      noturnoCentavos,
      totalCentavos: salarioCentavos + adicionalCentavos + noturnoCentavos,
      transporteCentavos: transporte?.custoEmpresaCentavos ?? null,
    },
  }
}
