import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Mensagem } from '@rh/domain/contract/chat'
import { memo, useState, type MouseEvent } from 'react'
import { baixarArquivo } from '../../lib/api/download.ts'
import { notify } from '../../lib/notify.ts'
import { horaDe } from '../../lib/time/momento.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AnexoFicha } from '../../ui/upload/AnexoFicha.tsx'
import { Citado } from '../processo/citar/Citado.tsx'
import { ReferenciaChip } from '../processo/referencia/ReferenciaChip.tsx'
import type { NaFila } from './fila.ts'
import { Imagem } from './Imagem.tsx'
import { comLinks } from './textos.ts'

export interface Acoes {
  readonly responder: (mensagem: Mensagem) => void
  readonly editar: (mensagem: Mensagem) => void
  readonly apagar: (mensagem: Mensagem) => void
  readonly irPara: (id: number) => void
}

const Linha = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 12,
  '&[data-minha="true"]': { flexDirection: 'row-reverse' },
  '& [data-acoes]': { opacity: 0 },
  '&:hover [data-acoes], &:focus-within [data-acoes], & [data-acoes][aria-expanded="true"]': { opacity: 1 },
  '@media (hover: none)': { '& [data-acoes]': { opacity: 0.7 } },
})

const Balao = styled('div')(({ theme }) => ({
  maxWidth: 'min(560px, 84%)',
  minWidth: 0,
  padding: '8px 12px',
  borderRadius: 14,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.neutral,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '[data-minha="true"] > &': {
    backgroundColor: theme.vars.palette.primary.lighter,
    color: theme.vars.palette.primary.darker,
  },
  '&[data-apagada="true"]': { fontStyle: 'italic', color: theme.vars.palette.text.secondary },
  '&[data-destaque="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '& a': { color: 'inherit' },
  '& small': {
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    marginInlineStart: 8,
    float: 'right',
    marginTop: 6,
    opacity: 0.8,
  },
}))

const Citacao = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  marginBottom: 6,
  padding: '2px 0 2px 8px',
  border: 0,
  borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
  background: 'none',
  font: 'inherit',
  fontSize: '0.8125rem',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  whiteSpace: 'normal',
  '& b': { display: 'block' },
  '& span': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
}))

interface MensagemLinhaProps {
  readonly mensagem: Mensagem
  readonly minha: boolean
  /** Author above the first of several. */
  readonly nome: string | null
  readonly destaque: boolean
  readonly acoes: Acoes
}

/** A message with what it answers, carries and points at, and what may be done with it. */
export const MensagemLinha = memo(function MensagemLinha(props: MensagemLinhaProps) {
  const { mensagem, minha, nome, destaque, acoes } = props
  const { texto, citados, apagadaEm, editadaEm, enviadaEm, resposta, anexos, referencia } = mensagem
  return (
    <Linha data-minha={minha}>
      <Balao data-apagada={apagadaEm !== null} data-destaque={destaque}>
        {nome !== null && <Autor nome={nome} />}
        {resposta && apagadaEm === null && (
          <Citacao type="button" onClick={() => acoes.irPara(resposta.id)}>
            <b>{resposta.autor}</b>
            <span>{resposta.texto || (resposta.anexos > 0 ? 'Um arquivo' : 'Mensagem apagada')}</span>
          </Citacao>
        )}
        {apagadaEm === null ? <Dito texto={texto ?? ''} citados={citados} /> : 'Mensagem apagada'}
        {anexos.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: texto ? 1 : 0 }}>
            {anexos.map((anexo) =>
              anexo.tipo.startsWith('image/') ? (
                <Imagem key={anexo.id} anexo={anexo} />
              ) : (
                <AnexoFicha
                  key={anexo.id}
                  anexo={anexo}
                  onOpen={() => void baixarArquivo('GET /api/chat/anexo/:id', { params: { id: anexo.id } })}
                />
              ),
            )}
          </Box>
        )}
        {referencia && (
          <Box sx={{ mt: texto || anexos.length > 0 ? 1 : 0 }}>
            <ReferenciaChip referencia={referencia} />
          </Box>
        )}
        <small>
          {editadaEm !== null && apagadaEm === null && 'editada · '}
          <time dateTime={enviadaEm}>{horaDe(enviadaEm)}</time>
        </small>
      </Balao>
      {apagadaEm === null && <AcoesDaMensagem mensagem={mensagem} minha={minha} acoes={acoes} />}
    </Linha>
  )
})

const Autor = ({ nome }: { readonly nome: string }) => (
  <Typography component="p" sx={{ fontSize: '0.8125rem', fontWeight: 700, color: 'primary.dark', mb: 0.25 }}>
    {nome}
  </Typography>
)

/** The text, with its links and the names in it. */
const Dito = ({ texto, citados }: Pick<Mensagem, 'citados'> & { readonly texto: string }) =>
  comLinks(texto).map((parte, i) =>
    parte.href === undefined ? (
      <Citado key={i} texto={parte.texto} citados={citados} />
    ) : (
      <a key={i} href={parte.href} target="_blank" rel="noopener noreferrer">
        {parte.texto}
      </a>
    ),
  )

type AcoesDaMensagemProps = Pick<MensagemLinhaProps, 'mensagem' | 'minha' | 'acoes'>

function AcoesDaMensagem({ mensagem, minha, acoes }: AcoesDaMensagemProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const fazer = (acao: () => void) => () => {
    setAncora(null)
    acao()
  }
  const copiar = async (): Promise<void> => {
    await navigator.clipboard.writeText(mensagem.texto ?? '')
    notify.success('Texto copiado.')
  }
  return (
    <>
      <IconButton
        size="small"
        data-acoes
        aria-label={`Ações da mensagem de ${mensagem.autor}, ${horaDe(mensagem.enviadaEm)}`}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAncora(currentTarget)}
      >
        <Icon name="abre-baixo" size={18} />
      </IconButton>
      {ancora && (
        <Menu open anchorEl={ancora} onClose={() => setAncora(null)} disableRestoreFocus={false}>
          <MenuItem onClick={fazer(() => acoes.responder(mensagem))}>Responder</MenuItem>
          {mensagem.texto && <MenuItem onClick={fazer(() => void copiar())}>Copiar o texto</MenuItem>}
          {minha && mensagem.texto && (
            <MenuItem onClick={fazer(() => acoes.editar(mensagem))}>Editar</MenuItem>
          )}
          {minha && <MenuItem onClick={fazer(() => acoes.apagar(mensagem))}>Apagar</MenuItem>}
        </Menu>
      )}
    </>
  )
}

interface PendenteProps {
  readonly item: NaFila
  readonly semRede: boolean
  readonly onTentar: () => void
  readonly onDesistir: () => void
}

/** A message that the server does not have yet. */
export const Pendente = ({ item, semRede, onTentar, onDesistir }: PendenteProps) => (
  <Linha data-minha sx={{ flexWrap: 'wrap' }}>
    <Balao sx={{ opacity: item.recusa ? 1 : 0.7 }}>
      {item.corpo.texto}
      {item.anexos.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: item.corpo.texto ? 1 : 0 }}>
          {item.anexos.map((anexo) => (
            <AnexoFicha key={anexo.id} anexo={anexo} />
          ))}
        </Box>
      )}
      {item.referencia && <ReferenciaChip referencia={item.referencia} semLink />}
    </Balao>
    <Box
      sx={{ flexBasis: '100%', display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}
    >
      {item.recusa ? (
        <>
          <Typography role="alert" variant="caption" color="error">
            Não foi enviada: {item.recusa}
          </Typography>
          <Button size="small" onClick={onTentar}>
            Tentar de novo
          </Button>
          <Button size="small" color="inherit" onClick={onDesistir}>
            Descartar
          </Button>
        </>
      ) : (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}
        >
          <Icon name={semRede ? 'sem-sinal' : 'relogio'} size={14} />
          {semRede ? 'Será enviada quando a conexão voltar' : 'Enviando…'}
        </Typography>
      )}
    </Box>
  </Linha>
)
