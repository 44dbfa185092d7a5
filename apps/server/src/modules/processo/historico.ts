import { leMotivo, MOTIVO_RESERVADO } from '@rh/domain/processo/vez'
import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Ator } from '../../http/ator.ts'
import { desfazer, filtrar, type RawForm } from './campos.ts'
import type { listEventos } from './eventos.ts'
import type { Montavel } from './modulo.ts'
import type { Processo } from './repository.ts'
import { preencheDe, veCampoDe, type VeCampo } from './vista.ts'

type LinhaEvento = Awaited<ReturnType<typeof listEventos>>[number]

/** Event with the form before and after it. */
interface Passado {
  readonly linha: LinhaEvento
  readonly antes: RawForm
  readonly depois: RawForm
}

const mudancasDe = ({ mudancas }: LinhaEvento) => mudancas as Evento['mudancas']

/** Replays the history backwards over the form. A resend repeats the changes of its corrections and changes nothing. */
function percorrer<C>({ formulario }: Montavel<C>, linhas: readonly LinhaEvento[], dados: RawForm) {
  let depois = dados
  const passados = linhas.toReversed().map((linha): Passado => {
    const antes = desfazer(formulario, depois, mudancasDe(linha))
    const passado = { linha, antes, depois }
    if (linha.tipo !== 'transicao') depois = antes
    return passado
  })
  return passados.toReversed()
}

export const autorDe = ({ autorId, autor }: { autorId: number | null; autor: string | null }) =>
  autorId !== null && autor !== null ? { id: autorId, nome: autor } : null

/**
 * History as a person may read it: every event is judged by the form of its time, so that a correction of a secret does
 * not reveal its former value. Includes the forms before each writing act.
 */
export function readHistorico<C>(
  modulo: Montavel<C>,
  processo: Processo,
  ator: Ator,
  { dados, linhas }: { readonly dados: RawForm; readonly linhas: readonly LinhaEvento[] },
) {
  const { formulario, visibilidade } = modulo
  const olhar = (forma: RawForm) => ({ dados: forma, preenche: false })
  const veEm = (forma: RawForm) =>
    veCampoDe(modulo, ator, visibilidade.camposVisiveis(ator.grupos, olhar(forma)))
  const leEm = (forma: RawForm) => visibilidade.leTextos?.(ator.grupos, olhar(forma)) ?? true
  const corrige = { dados, preenche: preencheDe(modulo, processo, ator) }
  const veCorrigindo = veCampoDe(modulo, ator, visibilidade.camposVisiveis(ator.grupos, corrige))
  const vistos = percorrer(modulo, linhas, dados).map(({ linha, antes, depois }) => {
    const [veAntes, veDepois] = [veEm(antes), veEm(depois)]
    const le = leEm(antes) && leEm(depois)
    const ve: VeCampo = (onde) => veAntes(onde) && veDepois(onde)
    const evento = comoEvento(modulo, processo, ator, {
      linha,
      ve,
      le,
      veItem: corrige.preenche ? veCorrigindo : ve,
    })
    return { evento, antes: linha.tipo === 'ato' && mudancasDe(linha).length > 0 ? antes : null }
  })
  return {
    eventos: vistos.map(({ evento }) => evento),
    versoes: vistos.flatMap(({ evento: { em, autor, motivo }, antes }) =>
      antes === null
        ? []
        : [
            {
              dados: filtrar(formulario, antes, visibilidade.camposVisiveis(ator.grupos, olhar(antes))),
              ate: em,
              autor,
              motivo,
            },
          ],
    ),
  }
}

interface Visto {
  readonly linha: LinhaEvento
  readonly ve: VeCampo
  readonly veItem: VeCampo
  /** The person reads the reasons, given the form of that time. */
  readonly le: boolean
}

/** Tests whether a person sees the fields of a transition. */
function veCampos({ transitions }: AnyProcess, { tipo, nome }: LinhaEvento, { grupos }: Ator): boolean {
  const quem = tipo === 'transicao' && nome !== null ? transitions[nome]?.veCampos : undefined
  return quem === undefined || quem.some((grupo) => grupos.includes(grupo))
}

/**
 * Name of an event. An act is called after what it records: who sees none of that is told that something was recorded, and
 * not that it was a benefit, an accident or an exam.
 */
function nomeVisto({ atos }: AnyProcess, { tipo, nome }: LinhaEvento, ve: VeCampo): string | null {
  const campos = tipo === 'ato' && nome !== null ? atos?.[nome]?.campos : undefined
  return Array.isArray(campos) && !campos.some((campo: string) => ve({ campo })) ? null : nome
}

function comoEvento<C>(
  { process }: Montavel<C>,
  processo: Processo,
  ator: Ator,
  { linha, ve, veItem, le: leTextos }: Visto,
): Evento {
  const { autorId, autor, pareceres, ...evento } = linha
  const doParecer = [
    ...pareceres,
    ...(evento.tipo === 'parecer' && evento.nome !== null ? [evento.nome] : []),
  ]
  const semSegredo = leTextos || doParecer.length > 0 || evento.tipo === 'comentario' || autorId === ator.id
  const le = semSegredo && leMotivo(process, doParecer, processo, ator)
  return {
    ...evento,
    tipo: evento.tipo as Evento['tipo'],
    nome: nomeVisto(process, linha, ve),
    motivo: le ? evento.motivo : null,
    motivoReservado: !le && evento.motivo !== null,
    itens: (evento.itens as Evento['itens'])
      .filter(veItem)
      .map((item) => (le ? item : { ...item, motivo: MOTIVO_RESERVADO })),
    mudancas: mudancasDe(linha).filter(ve),
    citados: evento.citados as Evento['citados'],
    // Those of a comment are of the list of documents, which tells each person what they may know.
    dados:
      evento.tipo !== 'comentario' && leTextos && veCampos(process, linha, ator)
        ? (evento.dados as Evento['dados'])
        : {},
    // The words of a finding may quote the field: who may not see one does not see the other.
    alertas: leTextos
      ? (evento.alertas as Evento['alertas']).filter(
          // A finding about a whole step names no field.
          ({ etapa, campo = '' }) => ve({ etapa, campo }),
        )
      : [],
    autor: autorDe({ autorId, autor }),
  }
}
