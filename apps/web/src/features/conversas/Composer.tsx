import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { ANEXOS_MAXIMO, TEXTO_MAXIMO } from '@rh/domain/conversas/limites'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { beginIn } from '../../lib/teclas/type-ahead.ts'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { hasKeys, isFocusFree } from '../../ui/form/first-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/paths.ts'
import { useFilePick } from '../../ui/upload/use-file-pick.ts'
import { Acompanham } from './Acompanham.tsx'
import { Sobre } from './Sobre.tsx'
import { dizerQueDigita } from './use-ao-vivo.ts'
import { useCitarNaConversa, useEscrita, type Escrita } from './use-escrita.ts'

// The search of people and processes comes when it is asked for.
const ApontarDialog = lazyPart(
  'ApontarDialog',
  async () => (await import('../processo/referencia/ApontarDialog.tsx')).ApontarDialog,
)

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
  const { conversa, respondendo, editando, onLargar } = props
  const { area, em, citar, picker, open, focar, enviar, onKeyDown, onPaste } = useComposer(props)
  const [apontando, setApontando] = useState(false)
  const { texto, anexos, referencia, enviando, pronta } = em
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
        envios={em.envios}
        onTirarReferencia={() => em.apontar(null)}
        onTirar={em.tirar}
        onRepetir={em.repetir}
        onCancelar={({ id }) => em.cancelar(id)}
      />
      <Caixa onBlur={citar.fechar}>
        {citar.lista}
        <input {...picker} multiple accept={uploadGeral.tipos.join(',')} />
        <Acrescentar
          nome="Anexar arquivos"
          icon="anexo"
          disabled={editando !== null || anexos.length >= ANEXOS_MAXIMO}
          onClick={open}
        />
        <Acrescentar
          nome="Apontar uma pessoa ou um processo"
          icon="colaborador"
          disabled={editando !== null}
          onClick={() => setApontando(true)}
        />
        <InputBase
          fullWidth
          multiline
          maxRows={8}
          value={texto}
          placeholder="Escreva uma mensagem"
          onChange={({ target }) => {
            em.mudar(target.value)
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
              disabled={!pronta}
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
          onApontar={em.apontar}
          onClose={() => {
            setApontando(false)
            focar()
          }}
        />
      )}
    </Box>
  )
}

interface AcrescentarProps {
  readonly nome: string
  readonly icon: IconName
  readonly disabled: boolean
  readonly onClick: () => void
}

/** Adds something to the message; what was sent is changed in its text alone. */
const Acrescentar = ({ nome, icon, ...button }: AcrescentarProps) => (
  <Tip title={nome}>
    <IconButton aria-label={nome} {...button}>
      <Icon name={icon} size={20} />
    </IconButton>
  </Tip>
)

/** The message that is written, and its keys. */
function useComposer({ conversa, ref, respondendo, editando, ...props }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const em = useEscrita({ conversa, editando })
  const { picker, open } = useFilePick(em.add)
  const focar = (): void => area.current?.focus()
  useImperativeHandle(ref, () => ({ focar, receber: em.add }))
  const citar = useCitarNaConversa(conversa, em, (lugar) => {
    focar()
    area.current?.setSelectionRange(lugar, lugar)
  })
  useEffect(() => {
    if (editando || respondendo) area.current?.focus()
  }, [editando, respondendo])
  // Whoever opens a conversation writes in it, after the page as a whole has taken the focus.
  useEffect(() => {
    if (!hasKeys()) return undefined
    const frame = requestAnimationFrame(() => {
      if (area.current && isFocusFree()) beginIn(area.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const enviar = (): void => {
    if (!em.pronta) return
    const { texto, citados } = em.escrita
    if (editando) props.onEditar(editando, texto, citados)
    else props.onEnviar(em.escrita)
    em.limpar()
    focar()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter ends the word.
    if (event.nativeEvent.isComposing || citar.onKeyDown(event)) return
    const fazer =
      event.key === 'Enter' && !event.shiftKey
        ? enviar
        : event.key === 'ArrowUp' && em.texto === '' && !editando
          ? props.onUltima
          : event.key === 'Escape' && (editando || respondendo)
            ? props.onLargar
            : undefined
    if (!fazer) return
    event.preventDefault()
    fazer()
  }
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    if (clipboardData.files.length > 0) em.add([...clipboardData.files])
  }
  return { area, em, citar, picker, open, focar, enviar, onKeyDown, onPaste }
}
