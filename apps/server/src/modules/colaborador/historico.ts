import { decisoesDaExperiencia, efeitoDaDecisao, fimDoPrimeiro } from '@rh/domain/colaborador/experiencia'
import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { escreverCampo } from '@rh/domain/campos/formato'
import { contrato } from '@rh/domain/campos/vinculo'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { camposContratoNomes, type CampoContrato } from '@rh/domain/colaborador/campos'
import type { Acontecimento, VersaoDaFicha } from '@rh/domain/contract/ficha'
import { processoDe } from '@rh/domain/processos/processos'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import {
  acompanhaExperiencia,
  fatosDaExperiencia,
  listDecisoes,
  type LinhaDecisao,
} from './experiencia/experiencia.ts'
import type { Quando } from './ficha/ficha.ts'
import { listProcessos } from './processos.ts'
import { listVersoes, showVersoes, type LinhaVersao } from './versoes.ts'
import { requireVinculo, type Vinculo } from './vinculo.ts'

/** The life of the bond, the newest first: versions, what was cancelled, other processes, the end. */
export async function listHistorico(
  db: Db,
  id: number,
  ator: Ator,
  { hoje, fuso }: Quando,
): Promise<Acontecimento[]> {
  const vinculo = await requireVinculo(db, id, ator, hoje)
  const [linhas, processos, canceladas, decisoes] = await Promise.all([
    listVersoes(db, id, { em: hoje, fuso }),
    listProcessos(db, id),
    listCanceladas(db, id),
    listDecisoes(db, id),
  ])
  const versoes = showVersoes(vinculo, linhas, { ator, hoje, em: hoje })
  const comVersao = new Set(linhas.map(({ processoId }) => processoId))
  const eventos = [
    ...versoes.map((versao, i) => daVersao(versao, versoes[i - 1], mantidos(linhas[i], linhas[i - 1]))),
    ...processos.filter(({ id }) => !comVersao.has(id)).map(doProcesso),
    ...canceladas,
    ...decisoes.map((decisao) => daDecisao(decisao, vinculo, ator)),
    ...(vinculo.dataDesligamento === null ? [] : [desligamento(vinculo.dataDesligamento, hoje)]),
  ]
  return eventos.toSorted((a, b) => (a.em < b.em ? 1 : a.em > b.em ? -1 : 0))
}

const base: Pick<Acontecimento, 'texto' | 'autor' | 'mudancas' | 'processo' | 'futuro'> = {
  texto: null,
  autor: null,
  mudancas: [],
  processo: null,
  futuro: false,
}

/** What a version names of a register. */
const apontados = {
  cargo: 'cargoId',
  contrato: 'contratoId',
  posto: 'postoId',
  escala: 'escalaId',
  sindicato: 'sindicatoId',
  centroDeCusto: 'centroDeCustoId',
} as const satisfies Partial<Record<CampoContrato, keyof LinhaVersao>>

/** What two versions have in common, though it may have been renamed between them: that was no change of the person. */
const mantidos = (de: LinhaVersao | undefined, para: LinhaVersao | undefined): ReadonlySet<CampoContrato> =>
  new Set(codigosDe(apontados).filter((campo) => de?.[apontados[campo]] === para?.[apontados[campo]]))

function daVersao(
  versao: VersaoDaFicha,
  anterior: VersaoDaFicha | undefined,
  mantidos: ReadonlySet<CampoContrato>,
): Acontecimento {
  return {
    ...base,
    id: `versao-${versao.id}`,
    tipo: 'versao',
    titulo: versao.compensa === null ? versao.motivo : `Desfeita a versão de ${formatData(versao.compensa)}`,
    texto: versao.compensa === null ? null : versao.motivo,
    em: versao.vigencia,
    futuro: versao.estado === 'futura',
    autor: versao.registradaPor,
    processo: versao.processo,
    mudancas: anterior ? mudancasEntre(anterior, versao, mantidos) : [],
  }
}

const escrito = (versao: VersaoDaFicha, campo: CampoContrato): string | null => {
  const valor = versao[campo]
  return valor === undefined ? null : escreverCampo(contrato[campo], valor)
}

/** What changed from one version to the next, of what the person sees. */
const mudancasEntre = (
  anterior: VersaoDaFicha,
  versao: VersaoDaFicha,
  mantidos: ReadonlySet<CampoContrato>,
): Acontecimento['mudancas'] =>
  camposContratoNomes.flatMap((campo) => {
    const [de, para] = [escrito(anterior, campo), escrito(versao, campo)]
    return de === para || mantidos.has(campo) ? [] : [{ label: contrato[campo].label, de, para }]
  })

type LinhaProcesso = Awaited<ReturnType<typeof listProcessos>>[number]

const doProcesso = ({ id, tipo, numero, ...linha }: LinhaProcesso): Acontecimento => ({
  ...base,
  id: `processo-${id}`,
  tipo: 'processo',
  titulo: `${processoDe(tipo)?.label.one ?? tipo} – ${linha.statusLabel.toLowerCase()}`,
  em: linha.dataEfetivacao ?? linha.atualizadoEm,
  autor: linha.solicitante,
  processo: { id, tipo, numero },
})

/** A decision about the trial; why it was taken is for those who follow it. */
function daDecisao(decisao: LinhaDecisao, vinculo: Vinculo, ator: Ator): Acontecimento {
  const efeito = efeitoDaDecisao(decisao, fimDoPrimeiro(fatosDaExperiencia(vinculo, [])))
  const { id, em, autor, motivo } = decisao
  return {
    ...base,
    id: `experiencia-${id}`,
    tipo: 'experiencia',
    titulo: decisoesDaExperiencia[decisao.decisao].feita,
    texto: motivo && acompanhaExperiencia(ator) ? `${efeito} ${motivo}` : efeito,
    em,
    autor,
  }
}

const desligamento = (em: string, hoje: string): Acontecimento => ({
  ...base,
  id: 'desligamento',
  tipo: 'desligamento',
  titulo: 'Desligamento',
  em,
  futuro: em > hoje,
})

/** Versions that were cancelled before they began: only the trail still has them. */
async function listCanceladas(db: Db, vinculoId: number): Promise<Acontecimento[]> {
  const { rows } = await sql<{
    id: number
    em: string
    vigencia: string
    motivo: string
    autor: string | null
  }>`
    select a.id, a.em, a.mudancas #>> '{vigencia,0}' as vigencia,
           coalesce(a.mudancas #>> '{cancelamento_motivo,0}', '') as motivo, u.nome as autor
      from auditoria a left join usuario u on u.id = a.usuario_id
     where a.entidade = 'vinculo' and a.registro = ${vinculoId}
       and a.tabela = 'vinculo_versao' and a.operacao = 'DELETE'`.execute(db)
  return rows.map(({ id, em, vigencia, motivo, autor }) => ({
    ...base,
    id: `cancelada-${id}`,
    tipo: 'cancelamento',
    titulo: `Cancelada a versão de ${formatData(vigencia)}`,
    texto: motivo,
    em,
    autor,
  }))
}
