import { sql } from 'kysely'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { comoPedido, formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import type { ContextoDoAfastamento } from '@rh/domain/processos/afastamento/fatos'
import { setoresDoAfastamento } from '@rh/domain/processos/afastamento/quem'
import { ocorrenciaDoAfastamento } from '@rh/domain/regras/afastamento/efeitos-ferias'
import { isMotivoDeAfastamento, motivoOf } from '@rh/domain/regras/afastamento/motivos'
import type { CircunstanciasDoAfastamento } from '@rh/domain/regras/afastamento/pedido-tipos'
import { simularAfastamento, type SimulacaoDoAfastamento } from '@rh/domain/regras/afastamento/simulacao'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import { limiteEm } from '../cadastros/limites.ts'
import { feriadosDe } from '../cadastros/feriado.ts'
import { findPessoa, type PessoaDeFerias } from '../ferias/pessoa.ts'
import type { Pedido } from '../processo/nascido.ts'
import { isAnexado } from '../processo/registrado.ts'
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
}

/** Who may go beyond the company's limits of days, once they read that they do. */
const PASSAM_DOS_LIMITES: readonly Grupo[] = ['Sesmt', 'Coordenador', 'Gerente Rh']

/** Everything the rules need to know about one leave, read now. */
export async function gatherContexto(
  db: Db | Tx,
  { dados, vinculoId, processoId, hoje, ator }: Pedido,
): Promise<ContextoDoServidor> {
  const leitura = formularioAfastamento.ler(dados as RawSheet)
  const { inicio = hoje } = leitura.parciais
  const [pessoa, doProcesso, registrado, outros, ferias, experiencia] = await Promise.all([
    findPessoa(db, vinculoId, hoje),
    findDoProcesso(db, processoId),
    processoId === null ? null : findRegistrado(db, processoId),
    listOutros(db, vinculoId, processoId),
    listFerias(db, vinculoId),
    findFimDaExperiencia(db, vinculoId, hoje),
  ])
  const entregue = doProcesso && { entregueEm: doProcesso.pedidoEm }
  const circunstancias: CircunstanciasDoAfastamento = {
    hoje,
    admissao: pessoa.admissao,
    desligamento: pessoa.desligamento,
    fimDaExperiencia: experiencia,
    afastamentos: outros.map(comoAnterior),
    ferias,
    ocorrencias: outros.flatMap(comoOcorrencia),
    escala: pessoa.escala,
    parametros: {
      calendario: { feriadosLocais: await listFeriadosLocais(db, pessoa, inicio) },
      // Lead time does not expire while others look at it.
      ...(registrado === null || doProcesso?.status === 'devolvido' ? await limitesEm(db, hoje) : {}),
    },
  }
  const parciais = {
    ...leitura.parciais,
    ...comEntrega(leitura.parciais, entregue),
    ...ateORetorno(registrado),
  }
  const lida = { ...leitura, parciais }
  const solicitanteId = doProcesso?.solicitanteId ?? ator.id
  return {
    leitura: lida,
    fatos: {
      hoje,
      circunstancias,
      informa: setoresDoAfastamento(ator.grupos),
      passaDosLimites: PASSAM_DOS_LIMITES.some((grupo) => ator.grupos.includes(grupo)),
      homologava: quemHomologava(registrado),
      comprovado: doProcesso?.comprovado ?? false,
    },
    vinculoId,
    status: doProcesso?.status ?? null,
    registrado,
    simulacao: simularAfastamento(comoPedido(parciais), circunstancias),
    outros,
    preenche: doProcesso === null || (doProcesso.status === 'devolvido' && solicitanteId === ator.id),
  }
}

type Parciais = ContextoDoServidor['leitura']['parciais']

/** A certificate that is being looked at came with the request, whatever day it is today. */
function comEntrega(parciais: Parciais, entregue: { readonly entregueEm: string } | null) {
  const ha = Object.keys(parciais).some((campo) => campo.startsWith('atestado.'))
  if (!ha || entregue === null || parciais['atestado.entregueEm'] !== undefined) return {}
  return { 'atestado.entregueEm': entregue.entregueEm }
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

/** Two years from its beginning: deadlines and the first day of work come within them. */
async function listFeriadosLocais(db: Db | Tx, { uf, municipioIbge }: PessoaDeFerias, inicio: string) {
  const ano = Number(inicio.slice(0, 4))
  const dosAnos = await Promise.all([ano, ano + 1].map((um) => feriadosDe(db, um, { uf, municipioIbge })))
  return dosAnos.flat().flatMap(({ abrangencia, data }) => (abrangencia === 'nacional' ? [] : [data]))
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
  const { rows } = await sql<{ fim: string | null }>`
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

async function findDoProcesso(db: Db | Tx, processoId: number | null): Promise<DoProcesso | null> {
  if (processoId === null) return null
  const { rows } = await sql<DoProcesso>`
    select p.status, p.solicitante_id, coalesce(p.data_solicitacao, p.criado_em)::date::text as pedido_em,
           ${isAnexado(processoId, 'ATESTADO')} as comprovado
      from processo p where p.id = ${processoId}`.execute(db)
  return rows[0] ?? null
}
