import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { ANEXOS_MAXIMO, TEXTO_MAXIMO } from '@rh/domain/conversas/limites'
import { semAcento } from '@rh/domain/br/texto'
import { CITA } from '@rh/domain/processo/citacao'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import type { ReferenciaVista } from '@rh/domain/referencia/referencia'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { useUsuario } from '../../lib/session/use-session.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { sendAnexo } from '../../ui/upload/AnexosInput.tsx'
import { useFilePick } from '../../ui/upload/use-file-pick.ts'
import { useUploads } from '../../ui/upload/use-uploads.ts'
import { useCitar } from '../processo/citar/use-citar.tsx'
import { Acompanham } from './Acompanham.tsx'
import { guardarRascunho, lerRascunho } from './rascunhos.ts'
import { Sobre } from './Sobre.tsx'
import { dizerQueDigita } from './use-ao-vivo.ts'

// The search of people and processes comes when it is asked for.
const ApontarDialog = lazyPart(
  'ApontarDialog',
  async () => (await import('../processo/referencia/ApontarDialog.tsx')).ApontarDialog,
)

/** What is written, as whoever sends it takes it. */
export interface Escrita {
  readonly texto: string
  readonly citados: readonly number[]
  readonly anexos: readonly AnexoGeral[]
  readonly referencia: ReferenciaVista | null
}

export interface ComposerHandle {
  readonly focar: () => void
  readonly receber: (arquivos: readonly File[]) => void
}

interface ComposerProps {
  readonly conversa: Conversa
  readonly ref?: Ref<ComposerHandle>
  readonly respondendo: Mensagem | null
  readonly editando: Mensagem | null
  readonly onEnviar: (escrita: Escrita) => void
  readonly onEditar: (mensagem: Mensagem, texto: string, citados: readonly number[]) => void
  /** Neither answers nor changes one any more. */
  readonly onLargar: () => void
  /** Arrow up in an empty field. */
  readonly onUltima: () => void
}

const Caixa = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'end',
  padding: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}))

/** Where a message is written: Enter sends, Shift+Enter breaks the line, `@` names, arrow up changes the last one. */
export function Composer(props: ComposerProps) {
  const { conversa, ref, respondendo, editando, onEnviar, onEditar, onLargar, onUltima } = props
  const { id: eu } = useUsuario()
  const [texto, setTexto] = useState(() => lerRascunho(eu, conversa.id))
  const [citados, setCitados] = useState<readonly number[]>([])
  const [anexos, setAnexos] = useState<readonly AnexoGeral[]>([])
  const [referencia, setReferencia] = useState<ReferenciaVista | null>(null)
  const [apontando, setApontando] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { envios, add, repetir, cancelar } = useUploads(uploadGeral, async (arquivo, options) => {
    const enviado = await sendAnexo(arquivo, options)
    setAnexos((antes) => [...antes, enviado].slice(0, ANEXOS_MAXIMO))
  })
  const { picker, open } = useFilePick(add)
  const focar = (): void => area.current?.focus()
  useImperativeHandle(ref, () => ({ focar, receber: add }))
  const mudar = (novo: string): void => {
    setTexto(novo)
    if (!editando) guardarRascunho(eu, conversa.id, novo)
  }
  const citar = useCitar({
    acima: true,
    pessoas: (busca) => ({
      queryKey: ['conversas', conversa.id, conversa.revisao, 'pessoas', busca],
      queryFn: () => ({ results: quemSeCita(conversa, eu, busca) }),
    }),
    texto: () => texto,
    onCitar: ({ texto: dito, cursor }, pessoa) => {
      mudar(dito)
      setCitados((antes) => [...new Set([...antes, pessoa.id])])
      requestAnimationFrame(() => {
        focar()
        area.current?.setSelectionRange(cursor, cursor)
      })
    },
  })
  const [mudada, setMudada] = useState(editando)
  if (mudada !== editando) {
    setMudada(editando)
    setTexto(editando ? (editando.texto ?? '') : lerRascunho(eu, conversa.id))
    setCitados(editando ? editando.citados.map(({ id }) => id) : [])
  }
  useEffect(() => {
    if (editando || respondendo) area.current?.focus()
  }, [editando, respondendo])
  const enviando = envios.some(({ error }) => error === undefined)
  const vazia = texto.trim() === '' && (editando !== null || (anexos.length === 0 && referencia === null))
  const enviar = (): void => {
    if (vazia || enviando) return
    const nomeados = conversa.participantes.filter(
      ({ id, nome }) => citados.includes(id) && texto.includes(`${CITA}${nome}`),
    )
    const ids = nomeados.map(({ id }) => id)
    if (editando) onEditar(editando, texto.trim(), ids)
    else {
      onEnviar({ texto: texto.trim(), citados: ids, anexos, referencia })
      guardarRascunho(eu, conversa.id, '')
      setTexto('')
      setAnexos([])
      setReferencia(null)
    }
    setCitados([])
    focar()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter ends the word.
    if (event.nativeEvent.isComposing || citar.onKeyDown(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      enviar()
    } else if (event.key === 'ArrowUp' && texto === '' && !editando) {
      event.preventDefault()
      onUltima()
    } else if (event.key === 'Escape' && (editando || respondendo)) {
      event.preventDefault()
      onLargar()
    }
  }
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    if (clipboardData.files.length > 0) add([...clipboardData.files])
  }
  return (
    <Box sx={{ p: 1.5, pt: 1, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      {(editando || respondendo) && (
        <Sobre
          titulo={editando ? 'Editando a mensagem' : `Respondendo a ${respondendo?.autor ?? ''}`}
          texto={(editando ?? respondendo)?.texto ?? ''}
          onFechar={onLargar}
        />
      )}
      <Acompanham
        referencia={referencia}
        anexos={anexos}
        envios={envios}
        onTirarReferencia={() => setReferencia(null)}
        onTirar={({ id }) => setAnexos((antes) => antes.filter((anexo) => anexo.id !== id))}
        onRepetir={repetir}
        onCancelar={({ id }) => cancelar(id)}
      />
      <Caixa onBlur={citar.fechar}>
        {citar.lista}
        <input {...picker} multiple accept={uploadGeral.tipos.join(',')} />
        <Tip title="Anexar arquivos">
          <IconButton
            aria-label="Anexar arquivos"
            disabled={editando !== null || anexos.length >= ANEXOS_MAXIMO}
            onClick={open}
          >
            <Icon name="anexo" size={20} />
          </IconButton>
        </Tip>
        <Tip title="Apontar uma pessoa ou um processo">
          <IconButton
            aria-label="Apontar uma pessoa ou um processo"
            disabled={editando !== null}
            onClick={() => setApontando(true)}
          >
            <Icon name="colaborador" size={20} />
          </IconButton>
        </Tip>
        <InputBase
          fullWidth
          multiline
          maxRows={8}
          value={texto}
          placeholder="Escreva uma mensagem"
          onChange={({ target }) => {
            mudar(target.value)
            citar.ler(target.value, target.selectionStart ?? target.value.length)
            if (!editando && target.value !== '') dizerQueDigita(conversa.id)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          inputRef={area}
          inputProps={{ ...citar.aria, 'aria-label': 'Mensagem', maxLength: TEXTO_MAXIMO }}
          sx={{ px: 1, py: 1.125, fontSize: '0.9375rem', lineHeight: 1.45 }}
        />
        <Tip title={enviando ? 'Espere o arquivo chegar' : 'Enviar (Enter)'}>
          <span>
            <IconButton
              color="primary"
              aria-label={editando ? 'Salvar a mensagem' : 'Enviar'}
              disabled={vazia || enviando}
              onClick={enviar}
            >
              <Icon name={editando ? 'check' : 'enviar'} size={20} />
            </IconButton>
          </span>
        </Tip>
      </Caixa>
      {apontando && (
        <ApontarDialog
          onde="na conversa"
          onApontar={setReferencia}
          onClose={() => {
            setApontando(false)
            focar()
          }}
        />
      )}
    </Box>
  )
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
