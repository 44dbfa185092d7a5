import { sql, type RawBuilder } from 'kysely'
import { relatorios } from '@rh/domain/relatorios/catalogo'
import type { MovimentoComCusto } from '@rh/domain/relatorios/custos'
import { valeTransporte } from '@rh/domain/regras/beneficios/vale-transporte'
import { linhasDaRescisao } from '@rh/domain/regras/rescisao/linhas'
import { contemTermos } from '../../db/termos.ts'
import { failure } from '../../http/failure.ts'
import { salariosMinimosPorDia } from '../cadastros/parametros.ts'
import { DIAS_DE_REFERENCIA } from '../processo/alteracao/escala-vt.ts'
import { comClausulasDePagamento } from '../colaborador/clausulas-de-pagamento.ts'
import { remuneracaoDe, type LinhaDaRemuneracao } from '../colaborador/remuneracao.ts'
import { noEscopo } from '../processo/escopo.ts'
import { listCustosDeCoberturas } from './custos-coberturas.ts'
import { fonteDe, type Leitura, type Pedido } from './leitura.ts'
import { comTermos } from './termos.ts'

// What movements cost, by what their processes kept: nothing is worked out again that a page shows from elsewhere.

// A type and not an interface: rows that are worked out have keys of any name.
type Movimento = {
  readonly id: number
  readonly tipo: MovimentoComCusto
  readonly numero: string
  readonly colaboradorId: number
  readonly nome: string
  readonly contratoId: number
  readonly contrato: string
  readonly data: string
  readonly unico: number | null
  readonly mensal: number | null
  /** Change of what the company pays for the way to work in a month. */
  readonly transporte: number | null
}

/** More rows than anybody reads, and than one statement should carry. */
const MAXIMO = 20_000

/** Patterns of the lines that the company pays, with a number or without: to the person, and to the account of FGTS. */
const custam = Object.entries(linhasDaRescisao).flatMap(([codigo, { tipo }]) => {
  const padrao = codigo.replaceAll('_', String.raw`\_`)
  return tipo === 'desconto' ? [] : [padrao, String.raw`${padrao}\_%`]
})

/** Rows of `p` with person and contract; `valores` are its date and amounts, `de` what they are read from. */
const movimentos = (pedido: Pedido, valores: RawBuilder<unknown>, de: RawBuilder<unknown>) => sql<Movimento>`
  select p.id, p.tipo, p.numero, v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, co.id as contrato_id,
         co.numero || ' · ' || cl.nome_fantasia as contrato, ${valores}
    from ${de}
    join vinculo v on v.id = p.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    join contrato co on co.id = p.contrato_id
    join cliente cl on cl.id = co.cliente_id
   where ${noEscopo(pedido.ator)}
     ${pedido.contratoId === undefined ? sql`` : sql`and p.contrato_id = ${pedido.contratoId}`}
     ${pedido.busca === undefined ? sql`` : sql`and ${contemTermos('pe.nome_busca', pedido.busca)}`}`

const noPeriodo = ({ de, ate }: Pedido, data: RawBuilder<unknown>) =>
  sql`${data} between ${de}::date and ${ate}::date`

const demissoes = (pedido: Pedido) => sql<Movimento>`
  ${movimentos(
    pedido,
    sql`d.desligamento as data, null::float8 as mensal, null::float8 as transporte,
        (select sum((l ->> 'centavos')::float8) from jsonb_array_elements(d.demonstrativo -> 'linhas') l
          where l ->> 'codigo' like any (${custam}::text[])) as unico`,
    sql`demissao d join processo p on p.id = d.processo_id`,
  )} and d.demonstrativo is not null and ${noPeriodo(pedido, sql`d.desligamento`)}`

const ferias = (pedido: Pedido) => sql<Movimento>`
  ${movimentos(
    pedido,
    sql`(pp.dados ->> 'dataPagamento')::date as data, null::float8 as mensal, null::float8 as transporte,
        (pp.dados ->> 'valorCentavos')::float8 as unico`,
    sql`processo p join processo_parecer pp on pp.processo_id = p.id`,
  )} and p.tipo = 'ferias' and pp.parecer = 'pagamento' and pp.decisao = 'aprovado'
     and ${noPeriodo(pedido, sql`(pp.dados ->> 'dataPagamento')::date`)}`

type Termos = LinhaDaRemuneracao & { readonly vigencia: string }
/** The way to work that was chosen: fares of a day, and days of a month. */
interface Caminho {
  readonly optante: boolean
  readonly dias: number
  readonly porDia: number
}
type Alteracao = Movimento & {
  readonly antes: Termos
  readonly depois: Termos
  /** The choice that the process wrote and the one before it; null where it wrote none. */
  readonly caminhos: { readonly antes: Caminho | null; readonly depois: Caminho } | null
}

const caminho = (de: RawBuilder<unknown>) => sql`jsonb_build_object('optante', vt.optante,
    'dias', coalesce((select ev.dias_mes from escala_vt ev where ev.id = vt.escala_vt_id), ${DIAS_DE_REFERENCIA}::int),
    'porDia', (select coalesce(sum(l.tarifa_centavos * l.viagens_dia), 0) from vale_transporte_linha l
                where l.vale_transporte_id = vt.id)) ${de}`

/** Choices of transport of the version `vv` of the process `p`. */
const caminhos = sql`(
  select jsonb_build_object('depois', ${caminho(sql``)}, 'antes', (
           select ${caminho(sql`from vale_transporte vt where vt.vinculo_id = novo.vinculo_id and vt.desde < novo.desde
             order by vt.desde desc limit 1`)}))
    from vale_transporte novo join vale_transporte vt on vt.id = novo.id
   where novo.vinculo_id = vv.vinculo_id and novo.processo_id = p.id and novo.desde = vv.vigencia)`

/** What the company pays of a way to work in a month (Lei 7.418/1985 art. 4º). */
const transporteDe = (caminho: Caminho | null, salarioBaseCentavos: number): number =>
  caminho?.optante
    ? (valeTransporte({
        salarioBaseCentavos,
        dias: caminho.dias,
        passagensDia: 1,
        tarifaCentavos: caminho.porDia,
      })?.custoEmpresaCentavos ?? 0)
    : 0

/** Both sides of a change by the agreements of its first day, which it does not change. */
const termos = (versao: string, dia: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('vigencia', x.vigencia, 'salarioCentavos', x.salario_centavos, 'insalubridade', x.insalubridade,
           'periculosidade', x.periculosidade, 'tipo', es.tipo, 'horasSemanais', es.horas_semanais, 'noturna', es.noturna,
           'entrada', es.entrada, 'saida', es.saida,
           'cicloTrabalho', es.ciclo_trabalho, 'cicloFolga', es.ciclo_folga, 'diasPorSemana', cardinality(es.dias),
           'adicionalNoturnoPercentual', ch.adicional_noturno_percentual, 'divisorPlantao', ch.divisor_plantao,
           'insalubridadeBaseCentavos', ch.insalubridade_base_centavos)
    from vinculo_versao x join escala es on es.id = x.escala_id
    ${comClausulasDePagamento('x.sindicato_id', dia)} where x.id = ${sql.ref(versao)})`

/** Versions of a contract that a promotion or a transfer wrote and nobody took back, with the one before each. */
const alteracoes = (pedido: Pedido) => sql<Alteracao>`
  ${movimentos(
    pedido,
    sql`vv.vigencia as data, ${termos('vv.id', sql`vv.vigencia`)} as depois,
        ${termos('antes.id', sql`vv.vigencia`)} as antes, ${caminhos} as caminhos`,
    sql`vinculo_versao vv
        join processo p on p.id = vv.processo_id and p.tipo in ('promocao', 'remanejamento')
        join lateral (
          select x.id from vinculo_versao x
           where x.vinculo_id = vv.vinculo_id and x.vigencia < vv.vigencia and x.processo_id is distinct from vv.processo_id
           order by x.vigencia desc limit 1) antes on true`,
  )} and ${noPeriodo(pedido, sql`vv.vigencia`)}
     and not exists (select from vinculo_versao c where c.compensa_id = vv.id)
     -- The return of who went for a time ends the difference; it is no movement of its own.
     and not exists (select from vinculo_versao x where x.processo_id = vv.processo_id and x.vigencia < vv.vigencia)`

/** Movements of the period with their costs, in no order. */
async function listMovimentos(pedido: Pedido): Promise<Movimento[]> {
  const { db } = pedido
  const tipo = pedido.filtros['tipo']
  const quer = (qual: MovimentoComCusto): boolean => tipo === undefined || tipo === qual
  const [pagos, mudados, coberturas, minimoEm] = await Promise.all([
    Promise.all([
      ...(quer('demissao') ? [demissoes(pedido).execute(db)] : []),
      ...(quer('ferias') ? [ferias(pedido).execute(db)] : []),
    ]),
    quer('promocao') || quer('remanejamento') ? alteracoes(pedido).execute(db) : { rows: [] },
    quer('cobertura') ? listCustosDeCoberturas(pedido) : [],
    salariosMinimosPorDia(db),
  ])
  const comDiferenca = mudados.rows
    .filter((linha) => quer(linha.tipo))
    .map(({ antes, depois, caminhos: por, ...linha }) => {
      const minimo = minimoEm(depois.vigencia)
      const pago = (termo: Termos): number => remuneracaoDe(termo, minimo, 0).baseCentavos
      const transporte =
        por &&
        transporteDe(por.depois, depois.salarioCentavos) - transporteDe(por.antes, antes.salarioCentavos)
      return { ...linha, unico: null, mensal: pago(depois) - pago(antes), transporte }
    })
  const todos = [...pagos.flatMap(({ rows }) => rows), ...comDiferenca, ...coberturas]
  if (todos.length > MAXIMO)
    throw failure('validacao', {
      mensagem: 'Há movimentos demais neste período.',
      acao: 'Escolha um período menor ou um contrato.',
    })
  return todos
}

export const lerCustos: Leitura = async (pedido) => {
  const linhas = await listMovimentos(pedido)
  const fonte = fonteDe(relatorios.custos, linhas)
  const colaboradores = new Map(linhas.map(({ id, colaboradorId }) => [id, colaboradorId]))
  return {
    fonte: {
      ...fonte,
      mostrar: (linha: { readonly id: number }) => ({ ...linha, colaboradorId: colaboradores.get(linha.id) }),
    },
  }
}

/** The same movements, added up by the contract of each. */
export const lerCustosPorContrato: Leitura = async (pedido) => {
  const movidos = await listMovimentos({ ...pedido, busca: undefined })
  const porContrato = Map.groupBy(movidos, ({ contratoId }) => contratoId)
  const linhas = [...porContrato].map(([id, deste]) => {
    const somar = (coluna: 'unico' | 'mensal' | 'transporte', tipo?: MovimentoComCusto): number =>
      deste.reduce((soma, um) => soma + (tipo === undefined || um.tipo === tipo ? (um[coluna] ?? 0) : 0), 0)
    return {
      id,
      contrato: deste[0]?.contrato ?? '',
      movimentos: deste.length,
      demissoes: somar('unico', 'demissao'),
      ferias: somar('unico', 'ferias'),
      coberturas: somar('unico', 'cobertura'),
      unico: somar('unico'),
      promocoes: somar('mensal', 'promocao'),
      remanejamentos: somar('mensal', 'remanejamento'),
      mensal: somar('mensal'),
      transporte: somar('transporte'),
    }
  })
  return { fonte: fonteDe(relatorios['custos-por-contrato'], comTermos(linhas, pedido.busca)) }
}
