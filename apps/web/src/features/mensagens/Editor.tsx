import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { isFromInside } from '../../lib/focus.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LeaveQuestion } from '../../ui/form/unsaved/LeaveQuestion.tsx'
import { UnsavedScope } from '../../ui/form/unsaved/unsaved-scope.ts'
import { etiquetasQuery } from './chamadas.ts'
import { EditorBarra } from './EditorBarra.tsx'
import { EditorCampos } from './EditorCampos.tsx'
import { emBranco, isMesma, type Escrita } from './escrita.ts'
import { useDescartar, useEnviar, useErros } from './use-envio.ts'
import type { EstadoDoRascunho } from './salvador.ts'
import { useRascunho } from './use-rascunho.ts'

// The search of people and processes comes when it is asked for.
const ApontarDialog = lazyPart(
  'ApontarDialog',
  async () => (await import('../processo/referencia/ApontarDialog.tsx')).ApontarDialog,
)

interface EditorProps {
  readonly chave: string
  /** As the server has it; 0 for one that was not kept yet. */
  readonly versao: number
  readonly salva: Escrita
  /** Under the subject that it answers, which has a title already. */
  readonly isResposta: boolean
  /** It is written no more: sent, thrown away or put aside. */
  readonly onFim: () => void
  /** It was called back after it was sent. */
  readonly onVoltar: (chave: string) => void
}

/** Where a message is written: kept as it is typed, sent with Ctrl+Enter. */
export function Editor({ isResposta, ...props }: EditorProps) {
  const [apontando, setApontando] = useState(false)
  const [porEmail, setPorEmail] = useState(false)
  const { escrita, estado, erros, mudar, anexar, enviar, descartar, semArquivo } = useEditor(props, porEmail)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isFromInside(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    enviar()
  }
  return (
    <Box
      component="section"
      aria-label={isResposta ? 'Resposta' : 'Nova mensagem'}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 2,
        minWidth: 0,
        // What takes the focus keeps above the buttons that stay in sight.
        '& :is(button, input, textarea)': { scrollMarginBottom: { md: 80 } },
      }}
    >
      <EditorCampos
        escrita={escrita}
        erros={erros}
        isResposta={isResposta}
        onMudar={mudar}
        onAnexando={anexar}
      />
      <PorEmail marcado={porEmail} onChange={setPorEmail} />
      <Recusa estado={estado} />
      <EditorBarra
        estado={estado}
        vazia={isVazia(escrita, isResposta)}
        onEnviar={enviar}
        onApontar={() => setApontando(true)}
        onDescartar={descartar}
      />
      <UnsavedScope value={escopo}>
        <LeaveQuestion
          pending={semArquivo}
          title="Sair sem o arquivo?"
          text="Ele ainda está sendo enviado. Se sair agora, o rascunho fica sem ele."
          confirmLabel="Sair sem o arquivo"
          cancelLabel="Esperar"
          what="um arquivo que ainda está sendo enviado"
        />
      </UnsavedScope>
      {apontando && (
        <ApontarDialog
          onde="na mensagem"
          onApontar={(referencia) => mudar({ referencia })}
          onClose={() => setApontando(false)}
        />
      )}
    </Box>
  )
}

/** The draft is part of the address: under another one it is left. */
const escopo = ['escrever'] as const

/** What is written, what is wrong with it, and what becomes of it. */
function useEditor({ chave, versao, salva, ...fim }: Omit<EditorProps, 'isResposta'>, porEmail: boolean) {
  const { escrita, estado, mudar, guardar, encerrar } = useRascunho({ chave, versao, salva })
  const { erros, dizer, limpar } = useErros()
  const [anexando, setAnexando] = useState(false)
  const [descartado, setDescartado] = useState(false)
  const rascunho = { chave, escrita, guardar, encerrar }
  const enviar = useEnviar({ ...rascunho, ...fim, porEmail, anexando, onErros: dizer })
  const descartar = useDescartar({ ...rascunho, ...fim })
  return {
    escrita,
    estado,
    erros,
    /** The person would leave without a file that is on its way. */
    semArquivo: anexando && !descartado,
    mudar: (mudanca: Partial<Escrita>): void => {
      mudar(mudanca)
      limpar(Object.keys(mudanca))
    },
    anexar: (agora: boolean): void => {
      setAnexando(agora)
      if (!agora) limpar(['anexos'])
    },
    enviar: () => void enviar(),
    descartar: (): void => {
      setDescartado(true)
      void descartar()
    },
  }
}

/** Nothing was written, whomever it is for. */
const isVazia = (escrita: Escrita, isResposta: boolean): boolean =>
  isMesma({ ...escrita, respostaA: null, para: isResposta ? [] : escrita.para, copia: [] }, emBranco)

interface PorEmailProps {
  readonly marcado: boolean
  readonly onChange: (marcado: boolean) => void
}

/** Where the company sends e-mail. */
function PorEmail({ marcado, onChange }: PorEmailProps) {
  const { data: opcoes } = useQuery(etiquetasQuery)
  if (!opcoes?.porEmail) return null
  return (
    <FormControlLabel
      control={<Checkbox checked={marcado} onChange={({ target }) => onChange(target.checked)} />}
      label={
        <>
          Também por e-mail
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            Assunto e texto saem do sistema para quem não ler aqui em dez minutos: sem dados de pessoas.
          </Typography>
        </>
      }
    />
  )
}

function Recusa({ estado }: { readonly estado: EstadoDoRascunho }) {
  if (estado.tipo !== 'recusado') return null
  return (
    <Alert severity="error" role="alert">
      O rascunho não foi salvo: {estado.mensagem}
      {estado.semVolta && ' O que está escrito aqui continua nesta aba: copie o que precisar.'}
    </Alert>
  )
}
