import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { MensagemInterna } from '@rh/domain/contract/mail'
import { useId } from 'react'
import { baixarArquivo } from '../../lib/api/download.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { PlainText } from '../../ui/data/PlainText.tsx'
import { AnexoFicha } from '../../ui/upload/AnexoFicha.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { ReferenciaChip } from '../processo/referencia/ReferenciaChip.tsx'
import { leiturasDitas, nomesDitos } from './textos.ts'

interface MensagemProps {
  readonly mensagem: MensagemInterna
  readonly isAberta: boolean
  readonly onAbrir: () => void
  readonly onLeituras: (id: number) => void
  /** Heading of its author, below that of the subject. */
  readonly titulo: 'h2' | 'h3'
}

const nomesDe = (nomeados: MensagemInterna['para']): string =>
  nomesDitos(
    nomeados.map(({ nome }) => nome),
    6,
  )

/** A message of a subject; one that was read before is a line until it is pressed. */
export function Mensagem({ mensagem, isAberta, onAbrir, onLeituras, titulo }: MensagemProps) {
  const id = useId()
  if (!isAberta) return <Dobrada mensagem={mensagem} onAbrir={onAbrir} />
  const { texto, anexos, referencia, leituras } = mensagem
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{ px: 2, py: 2, display: 'grid', gap: 1.5, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <DeQuem id={id} mensagem={mensagem} titulo={titulo} />
      {texto !== '' && (
        <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.6, maxWidth: '72ch' }}>
          <PlainText>{texto}</PlainText>
        </Box>
      )}
      {referencia && (
        <div>
          <ReferenciaChip referencia={referencia} />
        </div>
      )}
      {anexos.length > 0 && <Anexos anexos={anexos} />}
      {leituras && (
        <div>
          <Button
            size="small"
            color="inherit"
            onClick={() => onLeituras(mensagem.id)}
            sx={{ color: 'text.secondary', ml: -0.5 }}
          >
            {leiturasDitas(leituras)}
          </Button>
        </div>
      )}
    </Box>
  )
}

function Dobrada({ mensagem: { autor, texto }, onAbrir }: Pick<MensagemProps, 'mensagem' | 'onAbrir'>) {
  return (
    <ButtonBase
      aria-expanded={false}
      onClick={onAbrir}
      sx={{
        width: '100%',
        fontFamily: 'inherit',
        justifyContent: 'flex-start',
        gap: 1.5,
        px: 2,
        py: 1.25,
        textAlign: 'start',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Foto nome={autor} src={null} size={28} />
      <Box component="span" sx={{ flexShrink: 0, fontSize: '0.875rem', fontWeight: 600 }}>
        {autor}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {texto || 'Sem texto'}
      </Typography>
    </ButtonBase>
  )
}

interface DeQuemProps extends Pick<MensagemProps, 'mensagem' | 'titulo'> {
  readonly id: string
}

/** Who wrote it, to whom and when. */
function DeQuem({ id, mensagem: { autor, autorId, para, copia, enviadaEm }, titulo }: DeQuemProps) {
  const { id: eu } = useUsuario()
  return (
    <Box component="header" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Foto nome={autor} src={null} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography id={id} variant="subtitle2" component={titulo} sx={{ flex: 1, minWidth: 120 }}>
            {autorId === eu ? 'Você' : autor}
          </Typography>
          <Typography variant="caption" component="time" color="textSecondary" dateTime={enviadaEm}>
            {formatDateTime(enviadaEm)}
          </Typography>
        </Box>
        <Typography variant="caption" component="p" color="textSecondary">
          Para {nomesDe(para)}
          {copia.length > 0 && ` · cópia: ${nomesDe(copia)}`}
        </Typography>
      </Box>
    </Box>
  )
}

const Anexos = ({ anexos }: Pick<MensagemInterna, 'anexos'>) => (
  <Box
    component="ul"
    aria-label="Anexos"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
  >
    {anexos.map((anexo) => (
      <Box component="li" key={anexo.id} sx={{ maxWidth: '100%' }}>
        <AnexoFicha
          anexo={anexo}
          onOpen={() => void baixarArquivo('GET /api/mail/anexo/:id', { params: { id: anexo.id } })}
        />
      </Box>
    ))}
  </Box>
)
