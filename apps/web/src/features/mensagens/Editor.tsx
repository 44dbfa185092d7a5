import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { mensagemEnviada, type MensagemEnviada } from '@rh/domain/contract/mail'
import { ANEXOS_MAXIMO, ASSUNTO_MAXIMO, TEXTO_MAXIMO } from '@rh/domain/mensagens/limites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { isFromInside } from '../../lib/focus.ts'
import { notify } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { FieldFrame, idsOf } from '../../ui/form/FieldFrame.tsx'
import { LeaveQuestion } from '../../ui/form/unsaved/LeaveQuestion.tsx'
import { UnsavedScope } from '../../ui/form/unsaved/unsaved-scope.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ARQUIVO_A_CAMINHO, AnexosInput } from '../../ui/upload/AnexosInput.tsx'
import { ReferenciaChip } from '../processo/referencia/ReferenciaChip.tsx'
import { etiquetasQuery, lerDeNovo } from './chamadas.ts'
import { DestinatariosInput } from './DestinatariosInput.tsx'
import { corpoDe, emBranco, isMesma, type Escrita } from './escrita.ts'
import { deixarSair } from './saida.ts'
import { useRascunho, type EstadoDoRascunho, type Falha } from './use-rascunho.ts'

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

type Erros = Readonly<Partial<Record<string, string>>>

/** Where a message is written: kept as it is typed, sent with Ctrl+Enter. */
export function Editor({ chave, versao, salva, isResposta, onFim, onVoltar }: EditorProps) {
  const id = useId()
  const queries = useQueryClient()
  const { id: eu } = useUsuario()
  const { data: opcoes } = useQuery(etiquetasQuery)
  const { escrita, estado, mudar, guardar, encerrar } = useRascunho({ chave, versao, salva })
  const [erros, setErros] = useState<Erros>({})
  const [comCopia, setComCopia] = useState(escrita.copia.length > 0)
  const [porEmail, setPorEmail] = useState(false)
  const [apontando, setApontando] = useState(false)
  const [descartando, setDescartando] = useState(false)
  const primeiro = useRef<HTMLInputElement>(null)
  const texto = useRef<HTMLTextAreaElement>(null)
  const temPara = useRef(escrita.para.length > 0)
  const aqui = useRef(true)
  useEffect(() => {
    aqui.current = true
    return () => {
      aqui.current = false
    }
  }, [])
  /** Leaves it, unless the person went elsewhere while the server was asked. */
  const sair = (): void => {
    if (aqui.current) onFim()
  }
  useEffect(() => {
    if (temPara.current) texto.current?.focus()
    else primeiro.current?.focus()
    // What is sent on stands below the cursor.
    texto.current?.setSelectionRange(0, 0)
  }, [])
  const [anexando, setAnexando] = useState(false)
  const [descartado, setDescartado] = useState(false)
  const conferir = (qual: Escrita): MensagemEnviada | null => {
    const lida = mensagemEnviada.safeParse({ ...corpoDe(qual), chave, porEmail })
    if (lida.success) return lida.data
    const achados = Object.fromEntries(
      lida.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    )
    setErros(achados)
    if (achados['copia']) setComCopia(true)
    return null
  }
  const guardarEEnviar = async (): Promise<void> => {
    // It is a draft first, which it can come back from.
    const guardada = conferir(escrita) && (await guardar(dizerQueNaoFoi))
    // With what was typed meanwhile.
    const mensagem = guardada && conferir(guardada)
    if (!mensagem) return
    await encerrar()
    deixarSair({ dono: eu, mensagem, aoSair: () => lerDeNovo(queries), aoVoltar: () => onVoltar(chave) })
    sair()
  }
  const enviando = useRef(false)
  const enviar = async (): Promise<void> => {
    if (enviando.current) return
    if (anexando) {
      setErros((antes) => ({ ...antes, anexos: ARQUIVO_A_CAMINHO }))
      return
    }
    enviando.current = true
    await guardarEEnviar().finally(() => {
      enviando.current = false
    })
  }
  const descartar = async (): Promise<void> => {
    setDescartando(false)
    setDescartado(true)
    const guardada = await encerrar()
    try {
      if (guardada > 0)
        await call('POST /api/mail/rascunho/descartar/:id', {
          params: { id: chave },
          body: { versao: guardada },
        })
      notify.info('Rascunho descartado.')
    } catch (error) {
      const { status, mensagem } = toApiError(error)
      if (status !== 404) notify.error(mensagem)
    }
    lerDeNovo(queries)
    sair()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isFromInside(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void enviar()
  }
  const mudarCampo = (mudanca: Partial<Escrita>): void => {
    mudar(mudanca)
    setErros((antes) => Object.fromEntries(Object.entries(antes).filter(([campo]) => !(campo in mudanca))))
  }
  const vazia = isMesma(
    { ...escrita, respostaA: null, para: isResposta ? [] : escrita.para, copia: [] },
    emBranco,
  )
  return (
    <Box
      component="section"
      aria-label={isResposta ? 'Resposta' : 'Nova mensagem'}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <DestinatariosInput
          label="Para"
          escolhidos={escrita.para}
          fora={escrita.copia}
          error={erros['para']}
          inputRef={primeiro}
          onChange={(para) => mudarCampo({ para })}
        />
        {!comCopia && (
          <Button color="inherit" onClick={() => setComCopia(true)} sx={{ minHeight: 40, mt: '24px' }}>
            Cópia
          </Button>
        )}
      </Box>
      {comCopia && (
        <DestinatariosInput
          label="Com cópia"
          escolhidos={escrita.copia}
          fora={escrita.para}
          error={erros['copia']}
          onChange={(copia) => mudarCampo({ copia })}
        />
      )}
      {!isResposta && (
        <FieldFrame id={`${id}-assunto`} label="Assunto" error={erros['assunto']}>
          <OutlinedInput
            id={`${id}-assunto`}
            size="small"
            value={escrita.assunto}
            onChange={({ target }) => mudarCampo({ assunto: target.value })}
            inputProps={{ maxLength: ASSUNTO_MAXIMO, 'aria-describedby': idsOf(`${id}-assunto`).helper }}
          />
        </FieldFrame>
      )}
      <FieldFrame id={`${id}-texto`} label="Mensagem" error={erros['texto']}>
        <OutlinedInput
          id={`${id}-texto`}
          multiline
          minRows={isResposta ? 4 : 9}
          maxRows={24}
          value={escrita.texto}
          inputRef={texto}
          onChange={({ target }) => mudarCampo({ texto: target.value })}
          inputProps={{ maxLength: TEXTO_MAXIMO, 'aria-describedby': idsOf(`${id}-texto`).helper }}
        />
      </FieldFrame>
      <AnexosInput
        anexos={escrita.anexos}
        max={ANEXOS_MAXIMO}
        error={erros['anexos']}
        onChange={(anexos) => mudarCampo({ anexos })}
        onEnviando={(agora) => {
          setAnexando(agora)
          if (!agora) setErros(({ anexos: _anexos, ...outros }) => outros)
        }}
      />
      {escrita.referencia && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ReferenciaChip referencia={escrita.referencia} semLink />
          <IconButton size="small" aria-label="Não apontar" onClick={() => mudarCampo({ referencia: null })}>
            <Icon name="fechar" size={18} />
          </IconButton>
        </Box>
      )}
      {opcoes?.porEmail && (
        <FormControlLabel
          control={<Checkbox checked={porEmail} onChange={({ target }) => setPorEmail(target.checked)} />}
          label={
            <>
              Também por e-mail
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                Assunto e texto saem do sistema para quem não ler aqui em dez minutos: sem dados de pessoas.
              </Typography>
            </>
          }
        />
      )}
      {estado.tipo === 'recusado' && (
        <Alert severity="error" role="alert">
          O rascunho não foi salvo: {estado.mensagem}
          {estado.semVolta && ' O que está escrito aqui continua nesta aba: copie o que precisar.'}
        </Alert>
      )}
      <Box sx={barraSx}>
        <Button
          variant="contained"
          startIcon={<Icon name="enviar" size={18} />}
          onClick={() => void enviar()}
          aria-keyshortcuts="Control+Enter"
        >
          Enviar
        </Button>
        <Tip title="Apontar uma pessoa ou um processo">
          <IconButton aria-label="Apontar uma pessoa ou um processo" onClick={() => setApontando(true)}>
            <Icon name="colaborador" size={20} />
          </IconButton>
        </Tip>
        <Estado estado={estado} />
        <Box sx={{ flex: 1 }} />
        <Button
          color="inherit"
          startIcon={<Icon name="excluir" size={18} />}
          onClick={() => (vazia ? void descartar() : setDescartando(true))}
        >
          Descartar
        </Button>
      </Box>
      <ConfirmDialog
        open={descartando}
        title="Descartar este rascunho?"
        text="O que está escrito e os arquivos são apagados de vez."
        confirmLabel="Descartar"
        tone="error"
        onConfirm={() => void descartar()}
        onClose={() => setDescartando(false)}
      />
      <UnsavedScope value={escopo}>
        <LeaveQuestion
          pending={anexando && !descartado}
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
          onApontar={(referencia) => mudarCampo({ referencia })}
          onClose={() => setApontando(false)}
        />
      )}
    </Box>
  )
}

/** The draft is part of the address: under another one it is left. */
const escopo = ['escrever'] as const

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

const dizerQueNaoFoi = ({ mensagem, oQueFazer }: Falha): void =>
  notify.error(`O que você escreveu não foi enviado: ${mensagem}`, { description: oQueFazer })

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
