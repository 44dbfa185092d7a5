import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatBytes } from '@rh/domain/http/arquivo'
import { useId, useState } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { SendProgress } from '../../../../ui/upload/SendProgress.tsx'
import type { ItemAnexo } from '../anexos.ts'
import type { useBandeja } from './bandeja.ts'

const AjustarFoto = lazyPart('AjustarFoto', async () => (await import('./AjustarFoto.tsx')).AjustarFoto)

const Escolha = styled('select')(({ theme }) => ({
  minWidth: 0,
  width: '100%',
  minHeight: 40,
  padding: '0 8px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
}))

type Tray = ReturnType<typeof useBandeja>
type NaTela = Tray['arquivos'][number]

interface BandejaProps {
  readonly bandeja: Tray
  readonly itens: readonly ItemAnexo[]
}

/** Files that came together and wait for somebody to say which document each one is. */
export function Bandeja({ bandeja, itens }: BandejaProps) {
  const tituloId = useId()
  const { arquivos, enviarTodos } = bandeja
  if (arquivos.length === 0) return null
  const sugeridos = arquivos.filter(
    ({ sugerido, progresso, erro }) => sugerido && progresso === null && erro === undefined,
  )
  const quantos = arquivos.length === 1 ? '1 arquivo' : `${arquivos.length} arquivos`
  return (
    <Card component="section" aria-labelledby={tituloId} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={tituloId} variant="subtitle1" component="h3" sx={{ flex: 1, fontWeight: 700 }}>
          {`${quantos} por separar`}
        </Typography>
        {sugeridos.length > 1 && (
          <Button
            variant="contained"
            onClick={() =>
              enviarTodos(sugeridos.flatMap((um) => (um.sugerido ? [[um, um.sugerido.tipoId] as const] : [])))
            }
          >
            {`Confirmar as ${sugeridos.length} sugestões`}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {arquivos.map((um) => (
          <PorSeparar key={um.id} um={um} bandeja={bandeja} itens={itens} />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        Nada é enviado sem você dizer qual documento é.
      </Typography>
    </Card>
  )
}

interface PorSepararProps extends BandejaProps {
  readonly um: NaTela
}

function PorSeparar({ um, bandeja, itens }: PorSepararProps) {
  const [ajustando, setAjustando] = useState(false)
  const { id, arquivo, progresso, erro } = um
  return (
    <Box component="li" sx={linha}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap title={arquivo.name}>
          {arquivo.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {formatBytes(arquivo.size)}
        </Typography>
      </Box>
      {progresso === null ? (
        <>
          <QualDocumento um={um} itens={itens} onQual={(tipoId) => bandeja.enviarTodos([[um, tipoId]])} />
          {arquivo.type.startsWith('image/') ? (
            <Button size="small" color="inherit" onClick={() => setAjustando(true)}>
              Ajustar
            </Button>
          ) : (
            <span />
          )}
          <IconButton aria-label={`Tirar ${arquivo.name}`} onClick={() => bandeja.tirar(id)}>
            <Icon name="fechar" size={18} />
          </IconButton>
        </>
      ) : (
        <Box sx={{ gridColumn: { xs: '1 / -1', md: '2 / -1' } }}>
          <SendProgress
            label={`Envio de ${arquivo.name}`}
            fraction={progresso}
            onCancel={() => bandeja.cancelar(id)}
          />
        </Box>
      )}
      {erro !== undefined && (
        <Typography role="alert" variant="caption" color="error" sx={{ gridColumn: '1 / -1' }}>
          {erro}
        </Typography>
      )}
      {ajustando && (
        <AjustarFoto
          foto={arquivo}
          onClose={() => setAjustando(false)}
          onPronta={(foto) => {
            bandeja.trocar(id, foto)
            setAjustando(false)
          }}
        />
      )}
    </Box>
  )
}

/** The file, which document it is, and what else is done with it; on phones the document goes below. */
const linha = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto 40px',
    md: 'minmax(0, 1fr) minmax(0, 1fr) 80px 40px',
  },
} as const

interface QualDocumentoProps {
  readonly um: NaTela
  readonly itens: readonly ItemAnexo[]
  readonly onQual: (tipoId: number) => void
}

/** The document that the name of the file suggests, and all others. */
const QualDocumento = ({ um: { arquivo, sugerido }, itens, onQual }: QualDocumentoProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 0.5,
      gridColumn: { xs: '1 / -1', md: 'auto' },
      gridRow: { xs: 2, md: 'auto' },
    }}
  >
    {sugerido && (
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="check" size={16} />}
        aria-label={`Confirmar: ${arquivo.name} é ${sugerido.descricao}`}
        onClick={() => onQual(sugerido.tipoId)}
        sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
      >
        {`É ${sugerido.descricao}`}
      </Button>
    )}
    <Escolha
      aria-label={`Documento de ${arquivo.name}`}
      value=""
      onChange={({ target }) => onQual(Number(target.value))}
    >
      <option value="" disabled>
        {sugerido ? 'É outro documento…' : 'Qual documento é?'}
      </option>
      {itens.map(({ tipoId, descricao }) => (
        <option key={tipoId} value={tipoId}>
          {descricao}
        </option>
      ))}
    </Escolha>
  </Box>
)
