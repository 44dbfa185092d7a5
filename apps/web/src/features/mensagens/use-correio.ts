import type { AssuntoAberto, MensagemInterna } from '@rh/domain/contract/mail'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import type { Tecla } from '../../lib/teclas/teclas.ts'
import { assuntoQuery, organizar } from './chamadas.ts'
import { emBranco, type Escrita } from './escrita.ts'
import { encaminhada, respostaDe, type Modo } from './resposta.ts'
import type { Lugar } from './use-lugar.ts'
import { useVizinhas } from './use-vizinhas.ts'

/** What is begun on this screen, before the server knows of it. */
interface Comecada {
  readonly chave: string
  readonly escrita: Escrita
}

interface MeiosDoCorreio extends Pick<Lugar, 'onde' | 'aberta' | 'escrevendo' | 'hrefDe'> {
  /** The list and what is open share no screen: what was put away leads back to the list. */
  readonly isEstreita: boolean
}

/** What a person does with their mail: begins, answers, puts away, goes on. */
export interface Correio {
  /** What was begun here under the key of the address, or null for a draft of the server. */
  readonly comecada: Escrita | null
  readonly campo: RefObject<HTMLInputElement | null>
  readonly comecar: (escrita: Escrita, qual: number | null) => void
  readonly responder: (assunto: AssuntoAberto, mensagem: MensagemInterna, modo: Modo) => void
  readonly arquivar: (assunto: Pick<AssuntoAberto, 'id' | 'arquivada'>) => Promise<void>
  readonly naoLida: (assunto: Pick<AssuntoAberto, 'id'>) => Promise<void>
  readonly teclas: readonly Tecla[]
}

/** Acts of the mail, and their keys. */
export function useCorreio({ onde, aberta, escrevendo, hrefDe, isEstreita }: MeiosDoCorreio): Correio {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id: eu } = useUsuario()
  const campo = useRef<HTMLInputElement>(null)
  const [comecada, setComecada] = useComecada(escrevendo)
  const seguinte = useVizinhas(onde, aberta)
  const comecar: Correio['comecar'] = (escrita, qual) => {
    const chave = crypto.randomUUID()
    setComecada({ chave, escrita })
    void navigate(hrefDe(qual, chave))
  }
  const responder: Correio['responder'] = (assunto, mensagem, modo) =>
    modo === 'encaminhar'
      ? comecar(encaminhada(assunto, mensagem), null)
      : comecar(respostaDe(mensagem, eu, modo), assunto.id)
  const arquivar: Correio['arquivar'] = async ({ id, arquivada }) => {
    const depois = seguinte(1) ?? seguinte(-1)
    if (!(await organizar(queries, [id], { arquivada: !arquivada }))) return
    notify.success(arquivada ? 'De volta à entrada.' : 'Arquivada.', {
      action: { label: 'Desfazer', onClick: () => void organizar(queries, [id], { arquivada }) },
    })
    void navigate(hrefDe(isEstreita ? null : depois))
  }
  const naoLida: Correio['naoLida'] = async ({ id }) => {
    if (await organizar(queries, [id], { lida: false })) void navigate(hrefDe(null))
  }
  const andar = (passo: 1 | -1) => (): void => {
    const qual = seguinte(passo)
    if (qual !== null) void navigate(hrefDe(qual))
  }
  const doAberto = (fazer: (assunto: AssuntoAberto, ultima: MensagemInterna) => void) => (): void => {
    const assunto = aberta === null ? undefined : queries.getQueryData(assuntoQuery(aberta).queryKey)
    const ultima = assunto?.mensagens.at(-1)
    if (assunto && ultima) fazer(assunto, ultima)
  }
  const doModo = (modo: Modo) => doAberto((assunto, ultima) => responder(assunto, ultima, modo))
  const teclas: readonly Tecla[] = [
    { tecla: 'j', nome: 'Próxima mensagem', curto: 'navegar', fazer: andar(1) },
    { tecla: 'k', nome: 'Mensagem anterior', curto: 'navegar', fazer: andar(-1) },
    { tecla: 'c', nome: 'Escrever', curto: 'escrever', fazer: () => comecar(emBranco, null) },
    { tecla: 'r', nome: 'Responder', curto: 'responder', fazer: doModo('responder') },
    { tecla: 'a', nome: 'Responder a todos', fazer: doModo('todos') },
    { tecla: 'f', nome: 'Encaminhar', fazer: doModo('encaminhar') },
    { tecla: 'e', nome: 'Arquivar', curto: 'arquivar', fazer: doAberto((um) => void arquivar(um)) },
    {
      tecla: 's',
      nome: 'Pôr ou tirar a estrela',
      fazer: doAberto((um) => void organizar(queries, [um.id], { estrela: !um.estrela })),
    },
    { tecla: 'u', nome: 'Marcar como não lida', fazer: doAberto((um) => void naoLida(um)) },
    { tecla: '/', nome: 'Buscar', fazer: () => campo.current?.focus() },
  ]
  return { comecada, campo, comecar, responder, arquivar, naoLida, teclas }
}

/** What was begun here, while the address names it. Once it was left it is on the server, and is read from there. */
function useComecada(escrevendo: string | null) {
  const [comecada, setComecada] = useState<Comecada | null>(null)
  const [deixada, setDeixada] = useState(escrevendo)
  if (deixada !== escrevendo) {
    setDeixada(escrevendo)
    if (comecada?.chave === deixada) setComecada(null)
  }
  return [comecada !== null && comecada.chave === escrevendo ? comecada.escrita : null, setComecada] as const
}
