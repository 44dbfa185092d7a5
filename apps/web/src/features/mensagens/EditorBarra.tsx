import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { EstadoDoRascunho } from './salvador.ts'

/** At a desk the text scrolls in a panel that may be lower than it: sending stays in sight. */
const barraSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  position: { md: 'sticky' },
  bottom: 0,
  zIndex: 1,
  mx: -2,
  mb: -2,
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
} as const

interface EditorBarraProps {
  readonly estado: EstadoDoRascunho
  /** Nothing is lost with it: it is thrown away without a question. */
  readonly vazia: boolean
  readonly onEnviar: () => void
  readonly onApontar: () => void
  readonly onDescartar: () => void
}

/** What is done with a message, and whether the server has it. */
export function EditorBarra({ estado, vazia, onEnviar, onApontar, onDescartar }: EditorBarraProps) {
  const [perguntando, setPerguntando] = useState(false)
  return (
    <>
      <Box sx={barraSx}>
        <Button
          variant="contained"
          startIcon={<Icon name="enviar" size={18} />}
          onClick={onEnviar}
          aria-keyshortcuts="Control+Enter"
        >
          Enviar
        </Button>
        <Tip title="Apontar uma pessoa ou um processo">
          <IconButton aria-label="Apontar uma pessoa ou um processo" onClick={onApontar}>
            <Icon name="colaborador" size={20} />
          </IconButton>
        </Tip>
        <Estado estado={estado} />
        <Box sx={{ flex: 1 }} />
        <Button
          color="inherit"
          startIcon={<Icon name="excluir" size={18} />}
          onClick={() => (vazia ? onDescartar() : setPerguntando(true))}
        >
          Descartar
        </Button>
      </Box>
      <ConfirmDialog
        open={perguntando}
        title="Descartar este rascunho?"
        text="O que está escrito e os arquivos são apagados de vez."
        confirmLabel="Descartar"
        tone="error"
        onConfirm={() => {
          setPerguntando(false)
          onDescartar()
        }}
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}

const ditos: Readonly<Record<Exclude<EstadoDoRascunho['tipo'], 'recusado'>, string>> = {
  igual: '',
  salvo: 'Rascunho salvo',
  salvando: 'Salvando…',
  esperando: 'Sem conexão: guardado nesta aba',
}

const Estado = ({ estado }: { readonly estado: EstadoDoRascunho }) => (
  <Typography component="output" variant="caption" color="textSecondary">
    {estado.tipo === 'recusado' ? 'Não salvo' : ditos[estado.tipo]}
  </Typography>
)
