import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextareaAutosize from '@mui/material/TextareaAutosize'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { motivosDoArquivo, type MarcasDaRecusa, type MotivoDoArquivo } from '@rh/domain/processo/provas'
import { focusOnMount } from '../../../../lib/focus.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Tecla } from '../../../../ui/teclas/Tecla.tsx'

const Opcao = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '2px 10px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.error.dark,
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.lighter,
    fontWeight: 600,
  },
}))

const Texto = styled(TextareaAutosize)(({ theme }) => ({
  width: '100%',
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  resize: 'none',
  '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
}))

interface MotivosDoArquivoProps {
  readonly marcas: MarcasDaRecusa
  readonly comRecado: boolean
  readonly onMarcar: (motivo: MotivoDoArquivo) => void
  readonly onRecado: () => void
  readonly onEscrever: (recado: string) => void
}

/** Ready reasons about the file itself, and the person's own words. */
export function MotivosDoArquivo({
  marcas,
  comRecado,
  onMarcar,
  onRecado,
  onEscrever,
}: MotivosDoArquivoProps) {
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="body2" component="p" sx={{ flex: 1, fontWeight: 700 }}>
          Ou o arquivo está
        </Typography>
        <Button
          size="small"
          startIcon={<Icon name="editar" size={16} />}
          endIcon={<Tecla tecla="m" />}
          aria-expanded={comRecado}
          aria-keyshortcuts="M"
          onClick={onRecado}
        >
          Recado
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {codigosDe(motivosDoArquivo).map((motivo) => {
          const { label, tecla } = motivosDoArquivo[motivo]
          return (
            <Opcao
              key={motivo}
              type="button"
              aria-pressed={marcas.arquivo.includes(motivo)}
              aria-keyshortcuts={tecla.toUpperCase()}
              onClick={() => onMarcar(motivo)}
            >
              <Tecla tecla={tecla} />
              {label}
            </Opcao>
          )
        })}
      </Box>
      {comRecado && (
        <Box sx={{ mt: 1 }}>
          <Texto
            ref={focusOnMount}
            aria-label="Recado a quem pediu"
            placeholder="O que enviar no lugar"
            minRows={2}
            maxLength={255}
            value={marcas.recado ?? ''}
            onChange={({ target }) => onEscrever(target.value)}
          />
        </Box>
      )}
    </Box>
  )
}
