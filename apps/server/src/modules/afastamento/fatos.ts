import { sql } from 'kysely'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { comoPedido, formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import type { ContextoDoAfastamento } from '@rh/domain/processos/afastamento/fatos'
import { setoresDoAfastamento } from '@rh/domain/processos/afastamento/quem'
import { ocorrenciaDoAfastamento } from '@rh/domain/regras/afastamento/efeitos-ferias'
import { isMotivoDeAfastamento, motivoOf } from '@rh/domain/regras/afastamento/motivos'
import type { CircunstanciasDoAfastamento } from '@rh/domain/regras/afastamento/pedido-tipos'
import { simularAfastamento, type SimulacaoDoAfastamento } from '@rh/domain/regras/afastamento/simulacao'
import { maiorData, somarAnos, somarDias, somarMeses } from '@rh/domain/regras/calendario/datas'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { serieDoParametro } from '../cadastros/parametros.ts'
import { feriadosLocaisEntre } from '../cadastros/feriado.ts'
import { findAvisoPrevio } from '../colaborador/processos.ts'
import { findPessoa } from '../ferias/pessoa.ts'
import type { RawForm } from '../processo/campos.ts'
import type { Pedido } from '../processo/nascido.ts'
import { isAnexado } from '../processo/registrado.ts'
import { findImpedimento } from './cobertura.ts'
import { findRegistrado, listFerias, listOutros, type Registrado } from './repository.ts'

/** What the rules are asked with, and what effects, the record and the papers need besides. */
export interface ContextoDoServidor extends ContextoDoAfastamento {
  readonly vinculoId: number
  readonly status: string | null
  /** As it was kept the last time; null before it is. */
  readonly registrado: Registrado | null
  readonly simulacao: SimulacaoDoAfastamento | null
  /** The other leaves of the person, each with the first one of its illness. */
  readonly outros: Awaited<ReturnType<typeof listOutros>>
  /** The person who asks fills the form: nothing of it is hidden from them but the CID. */
  readonly preenche: boolean
  /** Who covers by the form as it was sent last; a correction of it may name another person. */
  readonly cobria: number | null
}

/** Who covers by a form; null where nobody does, or there is no form. */
export const quemCobre = (dados: RawForm | null | undefined): number | null =>
  (dados && formularioAfastamento.ler(dados as RawSheet).parciais.cobertura) ?? null

/** Who may go beyond the company's limits of days, once they read that they do. */
const PASSAM_DOS_LIMITES: readonly Grupo[] = ['Sesmt', 'Coordenador', 'Gerente Rh']

/** Everything the rules need to know about one leave, read now; days are those of the company's time zone. */
export async function gatherContexto(db: Db | Tx, pedido: Pedido, fuso: string): Promise<ContextoDoServidor> {
  const { dados, vinculoId, processoId, hoje, ator } = pedido
  const leitura = formularioAfastamento.ler(dados as RawSheet)
  const [doProcesso, registrado, outros] = await Promise.all([
    findDoProcesso(db, processoId, fuso),
    processoId === null ? null : findRegistrado(db, processoId),
    listOutros(db, vinculoId, processoId),
  ])
  const devolvido = doProcesso?.status === 'devolvido'
  const { inicio = hoje, fim = null } = leitura.parciais
  // Lead time does not expire while others look at it.
  const comLimites = registrado === null || devolvido
  const circunstancias = await findCircunstancias(db, pedido, { inicio, fim, outros, comLimites })
  const entregue = comEntrega(leitura.parciais, doProcesso)
  const parciais = { ...leitura.parciais, ...entregue, ...ateORetorno(registrado) }
  const simulacao = simularAfastamento(comoPedido(parciais), circunstancias)
  return {
    leitura: { ...leitura, parciais },
    fatos: {
      hoje,
      circunstancias,
      informa: setoresDoAfastamento(ator.grupos),
      passaDosLimites: PASSAM_DOS_LIMITES.some((grupo) => ator.grupos.includes(grupo)),
      homologava: quemHomologava(registrado),
      cobertura: await findImpedimento(db, pedido, parciais.cobertura, simulacao),
      comprovado: doProcesso?.comprovado ?? false,
    },
    vinculoId,
    status: doProcesso?.status ?? null,
    registrado,
    simulacao,
    outros,
    cobria: quemCobre(pedido.enviados),
    preenche: doProcesso === null || (devolvido && doProcesso.solicitanteId === ator.id),
  }
}

interface Cerco {
  readonly inicio: string
  /** Last day as it was typed; null where the law or nobody says it. */
  readonly fim: string | null
  readonly outros: ContextoDoServidor['outros']
  /** The company's limits of days count. */
  readonly comLimites: boolean
}

/** What surrounds a leave, as the rules of law ask for it. */
async function findCircunstancias(
  db: Db | Tx,
  { vinculoId, hoje }: Pedido,
  { inicio, fim, outros, comLimites }: Cerco,
): Promise<CircunstanciasDoAfastamento> {
  const [pessoa, ferias, fimDaExperiencia, aviso, paternidade, limites] = await Promise.all([
    findPessoa(db, vinculoId, hoje),
    listFerias(db, vinculoId),
    findFimDaExperiencia(db, vinculoId, hoje),
    findAvisoPrevio(db, vinculoId, inicio),
    findPaternidade(db),
    comLimites ? limitesEm(db, hoje) : {},
  ])
  const { admissao, desligamento, escala } = pessoa
  return {
    hoje,
    admissao,
    desligamento,
    fimDaExperiencia,
    aviso: aviso && { comunicacao: aviso.comunicacao, fim: aviso.dtDeslig, numero: aviso.numero },
    afastamentos: outros.map(comoAnterior),
    ferias,
    ocorrencias: outros.flatMap(comoOcorrencia),
    escala,
    parametros: {
      calendario: {
        feriadosLocais: await feriadosLocaisEntre(db, { de: inicio, ate: prazosAte(inicio, fim) }, pessoa),
      },
      paternidade,
      ...limites,
    },
  }
}

/** Longest leave that only the law ends, and how long after the return its last deadline is; the rest is open, or has its end. */
const PELA_LEI = { anos: 1, meses: 2 } as const

/** A day after every deadline of a leave, and after the first day of work that follows it. */
const prazosAte = (inicio: string, fim: string | null): string =>
  somarMeses(maiorData(fim ?? inicio, somarAnos(inicio, PELA_LEI.anos)), PELA_LEI.meses)

type Parciais = ContextoDoServidor['leitura']['parciais']

/** A certificate that is being looked at came with the request, whatever day it is today. */
function comEntrega(parciais: Parciais, doProcesso: DoProcesso | null) {
  const ha = Object.keys(parciais).some((campo) => campo.startsWith('atestado.'))
  if (!ha || doProcesso === null || parciais['atestado.entregueEm'] !== undefined) return {}
  return { 'atestado.entregueEm': doProcesso.pedidoEm }
}

/** Whoever is back was away until the eve. */
const ateORetorno = (registrado: Registrado | null) =>
  !registrado?.retorno ? {} : { fim: somarDias(registrado.retorno, -1) }

const quemHomologava = (registrado: Registrado | null) =>
  registrado && isMotivoDeAfastamento(registrado.motivo) ? motivoOf(registrado.motivo).homologa : null

type Outro = ContextoDoServidor['outros'][number]

const comoAnterior = ({ processoId, doencaDe, remunerado, atestado, ...outro }: Outro) => ({
  motivo: outro.motivo,
  inicio: outro.inicio,
  fim: outro.fim,
  doenca: String(doencaDe ?? processoId),
  ...(remunerado !== null && { remunerado }),
  atestado,
})

function comoOcorrencia({ motivo, inicio, fim, remunerado, inssApartirDe }: Outro) {
  if (!isMotivoDeAfastamento(motivo)) return []
  const ocorrencia = ocorrenciaDoAfastamento({
    motivo,
    inicio,
    fim,
    inssApartirDe,
    ...(remunerado !== null && { remunerado }),
  })
  return ocorrencia ? [ocorrencia] : []
}

/** Days of paternity leave by date of birth, as the register of parameters has them. */
async function findPaternidade(db: Db | Tx) {
  const linhas = await serieDoParametro(db, 'licenca_paternidade_dias')
  const tabela = linhas.map(({ desde, fonte, valor: dias }) => ({
    desde,
    fonte,
    valor: { dias, condicional: false },
  }))
  return { tabela }
}

async function limitesEm(db: Db | Tx, hoje: string) {
  const [retroativoDias, futuroDias] = await Promise.all([
    limiteEm(db, 'afastamento.retroativo', hoje),
    limiteEm(db, 'afastamento.futuro', hoje),
  ])
  return { retroativoDias, futuroDias }
}

/** The last day of the trial while it is one; null afterwards. */
async function findFimDaExperiencia(db: Db | Tx, vinculoId: number, hoje: string): Promise<string | null> {
  const { rows } = await sql<{ fim: string | null }>`${prepared}
    select fim_da_experiencia(v)::text as fim from vinculo v where v.id = ${vinculoId}`.execute(db)
  const fim = rows[0]?.fim ?? null
  return fim !== null && fim >= hoje ? fim : null
}

interface DoProcesso {
  readonly status: string
  readonly solicitanteId: number
  readonly pedidoEm: string
  readonly comprovado: boolean
}

async function findDoProcesso(
  db: Db | Tx,
  processoId: number | null,
  fuso: string,
): Promise<DoProcesso | null> {
  if (processoId === null) return null
  const { rows } = await sql<DoProcesso>`${prepared}
    select p.status, p.solicitante_id, (coalesce(p.data_solicitacao, p.criado_em) at time zone ${fuso})::date::text as pedido_em,
           ${isAnexado(processoId, 'ATESTADO')} as comprovado
      from processo p where p.id = ${processoId}`.execute(db)
  return rows[0] ?? null
}
