import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { semAcento } from '@rh/domain/br/texto'
import { ANEXOS_MAXIMO } from '@rh/domain/conversas/limites'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import { CITA } from '@rh/domain/processo/citacao'
import type { ReferenciaVista } from '@rh/domain/referencia/referencia'
import { useState } from 'react'
import { useUsuario } from '../../lib/session/use-session.ts'
import { sendAnexo } from '../../ui/upload/AnexosInput.tsx'
import { useUploads } from '../../ui/upload/use-uploads.ts'
import { useCitar } from '../processo/citar/use-citar.tsx'
import { guardarRascunho, lerRascunho } from './rascunhos.ts'

/** What is written, as whoever sends it takes it. */
export interface Escrita {
  readonly texto: string
  readonly citados: readonly number[]
  readonly anexos: readonly AnexoGeral[]
  readonly referencia: ReferenciaVista | null
}

interface Alvo {
  readonly conversa: Conversa
  /** The message whose text is being changed: the draft of a new one waits meanwhile. */
  readonly editando: Mensagem | null
}

/** Text of a message, who is named in it, and what goes with it. The text of a new one is kept in the tab. */
export function useEscrita({ conversa, editando }: Alvo) {
  const { id: eu } = useUsuario()
  const [texto, setTexto] = useState(() => lerRascunho(eu, conversa.id))
  const [citados, setCitados] = useState<readonly number[]>([])
  const [anexos, setAnexos] = useState<readonly AnexoGeral[]>([])
  const [referencia, setReferencia] = useState<ReferenciaVista | null>(null)
  const uploads = useUploads(uploadGeral, async (arquivo, options) => {
    const enviado = await sendAnexo(arquivo, options)
    setAnexos((antes) => [...antes, enviado].slice(0, ANEXOS_MAXIMO))
  })
  const [mudada, setMudada] = useState(editando)
  if (mudada !== editando) {
    setMudada(editando)
    setTexto(editando ? (editando.texto ?? '') : lerRascunho(eu, conversa.id))
    setCitados(editando ? editando.citados.map(({ id }) => id) : [])
  }
  const mudar = (novo: string): void => {
    setTexto(novo)
    if (!editando) guardarRascunho(eu, conversa.id, novo)
  }
  const enviando = uploads.envios.some(({ error }) => error === undefined)
  const semNada = texto.trim() === '' && (editando !== null || (anexos.length === 0 && referencia === null))
  const nomeados = conversa.participantes.filter(
    ({ id, nome }) => citados.includes(id) && texto.includes(`${CITA}${nome}`),
  )
  return {
    texto,
    anexos,
    referencia,
    ...uploads,
    /** A file is on its way. */
    enviando,
    /** There is something to send, and nothing that it has to wait for. */
    pronta: !semNada && !enviando,
    escrita: {
      texto: texto.trim(),
      citados: nomeados.map(({ id }) => id),
      anexos,
      referencia,
    } satisfies Escrita,
    mudar,
    apontar: setReferencia,
    tirar: ({ id }: AnexoGeral): void => setAnexos((antes) => antes.filter((anexo) => anexo.id !== id)),
    nomear: (id: number): void => setCitados((antes) => [...new Set([...antes, id])]),
    /** Empties it: sent, or saved over the message that it was. */
    limpar: (): void => {
      setCitados([])
      if (editando) return
      guardarRascunho(eu, conversa.id, '')
      setTexto('')
      setAnexos([])
      setReferencia(null)
    },
  }
}

type EmCurso = ReturnType<typeof useEscrita>

/** Names the people of a conversation in its text. */
export function useCitarNaConversa(
  conversa: Conversa,
  { texto, mudar, nomear }: Pick<EmCurso, 'texto' | 'mudar' | 'nomear'>,
  /** Puts the cursor back into the text. */
  porCursor: (lugar: number) => void,
) {
  const { id: eu } = useUsuario()
  return useCitar({
    acima: true,
    pessoas: (busca) => ({
      queryKey: ['conversas', conversa.id, conversa.revisao, 'pessoas', busca],
      queryFn: () => ({ results: quemSeCita(conversa, eu, busca) }),
    }),
    texto: () => texto,
    onCitar: ({ texto: dito, cursor }, pessoa) => {
      mudar(dito)
      nomear(pessoa.id)
      requestAnimationFrame(() => porCursor(cursor))
    },
  })
}

function quemSeCita({ participantes }: Conversa, eu: number, busca: string) {
  const procurado = semAcento(busca)
  return participantes
    .filter(
      ({ id, nome, inativo }) => id !== eu && !inativo && ` ${semAcento(nome)}`.includes(` ${procurado}`),
    )
    .slice(0, 20)
    .map(({ id, nome, conectado }) => ({ id, nome, detalhe: conectado ? 'conectado' : '' }))
}
