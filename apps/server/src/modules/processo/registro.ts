import {
  atosAbertos,
  disponiveis,
  gruposDaVez,
  leMotivo,
  MOTIVO_RESERVADO,
  pareceresAbertos,
} from '@rh/domain/processo/vez'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Evento } from '@rh/domain/processo/contract'
import type { Decisao } from '@rh/domain/processo/vez'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { findAgenda } from './agenda.ts'
import { listEventos, listPareceres, type Processo } from './repository.ts'

/** Whether a person may see a field of the form; the de→para and the reasons follow the same rule. */
export type VeCampo = (etapa: string, campo: string) => boolean

const autorDe = ({ autorId, autor }: { autorId: number | null; autor: string | null }) =>
  autorId !== null && autor !== null ? { id: autorId, nome: autor } : null

/** What every process shows of itself to one person: words, history, and what this person may do now. */
export async function montarRegistro(
  db: Db | Tx,
  process: AnyProcess,
  processo: Processo,
  ator: Ator,
  veCampo: VeCampo,
) {
  const [palavras, eventos, agenda] = await Promise.all([
    listPareceres(db, processo.id),
    listEventos(db, processo.id),
    findAgenda(db, processo.id),
  ])
  return {
    id: processo.id,
    numero: processo.numero,
    versao: processo.versao,
    status: processo.status,
    solicitante: { id: processo.solicitanteId, nome: processo.solicitante },
    criadoEm: processo.criadoEm,
    atualizadoEm: processo.atualizadoEm,
    pareceres: Object.entries(process.pareceres).map(([nome, spec]) => {
      const dada = palavras.find(({ parecer }) => parecer === nome)
      const le = leMotivo(process, [nome], processo, ator)
      const veDados = dada && spec.veCampos.some((grupo) => ator.grupos.includes(grupo))
      return {
        nome,
        decisao: (dada?.decisao ?? 'pendente') as Decisao,
        comentario: (le && dada?.comentario) || null,
        motivoReservado: !le && Boolean(dada?.comentario),
        autor: dada ? autorDe(dada) : null,
        em: dada?.em ?? null,
        ...(veDados ? { dados: dada.dados as Record<string, unknown> } : {}),
      }
    }),
    eventos: eventos.map((evento) => {
      const palavra = evento.tipo === 'parecer' && evento.nome !== null ? [evento.nome] : []
      const le = leMotivo(process, [...evento.pareceres, ...palavra], processo, ator)
      return comoEvento(evento, veCampo, le)
    }),
    agenda,
    acoes: disponiveis(process, processo, ator),
    pareceresAbertos: pareceresAbertos(process, processo, ator),
    atos: atosAbertos(process, processo, ator),
    aguardando: gruposDaVez(process, processo),
  }
}

type LinhaEvento = Awaited<ReturnType<typeof listEventos>>[number]

function comoEvento(evento: LinhaEvento, veCampo: VeCampo, le: boolean): Evento {
  const { autorId, autor, pareceres: _, ...linha } = evento
  const visivel = ({ etapa, campo }: { etapa: string; campo: string }) => veCampo(etapa, campo)
  return {
    ...linha,
    tipo: linha.tipo as Evento['tipo'],
    motivo: le ? linha.motivo : null,
    motivoReservado: !le && linha.motivo !== null,
    itens: (linha.itens as Evento['itens'])
      .filter(visivel)
      .map((item) => (le ? item : { ...item, motivo: MOTIVO_RESERVADO })),
    mudancas: (linha.mudancas as Evento['mudancas']).filter(visivel),
    // The words of a finding may quote the field: who may not see one does not see the other.
    alertas: (linha.alertas as Evento['alertas']).filter(
      // A finding about a whole step names no field.
      ({ etapa, campo = '' }) => etapa === undefined || veCampo(etapa, campo),
    ),
    autor: autorDe({ autorId, autor }),
  }
}
