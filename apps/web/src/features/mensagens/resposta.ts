import type { AssuntoAberto, MensagemInterna } from '@rh/domain/contract/mail'
import { assuntoEncaminhado, destinosDaResposta, textoEncaminhado } from '@rh/domain/mensagens/citacao'
import { ANEXOS_MAXIMO } from '@rh/domain/mensagens/limites'
import { formatDateTime } from '../../lib/format.ts'
import { emBranco, type Escrita } from './escrita.ts'

/** How a message is answered, or sent on. */
export type Modo = 'responder' | 'todos' | 'encaminhar'

/** An answer to a message by the person `eu`: to its author, or to everybody in it. */
export function respostaDe(
  { id, autorId, autor, para, copia }: MensagemInterna,
  eu: number,
  modo: Exclude<Modo, 'encaminhar'>,
): Escrita {
  const todos = [...para, ...copia, { codigo: `pessoa:${autorId}`, nome: autor }]
  const nomear = (codigos: readonly string[]) =>
    codigos.flatMap((codigo) => todos.find((um) => um.codigo === codigo) ?? [])
  const codigosDe = (nomeados: typeof para) => nomeados.map(({ codigo }) => codigo)
  const destinos = destinosDaResposta(
    { autorId, para: codigosDe(para), copia: codigosDe(copia) },
    eu,
    modo === 'todos',
  )
  return { ...emBranco, para: nomear(destinos.para), copia: nomear(destinos.copia), respostaA: id }
}

/** A message that is sent on: who said what, and the files that came with it. */
export const encaminhada = (
  { assunto }: AssuntoAberto,
  { autor, para, enviadaEm, texto, anexos }: MensagemInterna,
): Escrita => ({
  ...emBranco,
  assunto: assuntoEncaminhado(assunto),
  texto: textoEncaminhado({
    autor,
    para: para.map(({ nome }) => nome),
    quando: formatDateTime(enviadaEm),
    assunto,
    texto,
  }),
  anexos: anexos.slice(0, ANEXOS_MAXIMO),
})
