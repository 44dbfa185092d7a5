import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { isMesmoCampo, type MarcasDaRecusa } from '@rh/domain/processo/provas'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import { Tecla } from '../../../../ui/teclas/Tecla.tsx'
import type { Dado } from './entradas.ts'

const Linha = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(72px, 34%) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  width: 'calc(100% + 16px)',
  minHeight: 32,
  margin: '0 -8px',
  padding: '4px 8px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  font: 'inherit',
  fontSize: '0.875rem',
  '@media (pointer: coarse)': { minHeight: 44 },
  '& .rotulo': { color: theme.vars.palette.text.secondary },
  '& .valor': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .marca': { fontSize: '0.75rem', fontWeight: 700 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  'button&': { cursor: 'pointer' },
  'button&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="true"], &[data-difere="true"]': {
    color: theme.vars.palette.error.dark,
    backgroundColor: theme.vars.palette.error.lighter,
    '& .rotulo': { color: 'inherit' },
  },
}))

interface DadosProps {
  readonly dados: readonly Dado[]
  readonly marcas: MarcasDaRecusa
  /** Without it the data are only read. */
  readonly onMarcar?: ((campo: EnderecoDoCampo) => void) | undefined
}

/** Data that the open document proves: each is marked where the paper says something else. */
export function Dados({ dados, marcas, onMarcar }: DadosProps) {
  if (dados.length === 0) return null
  return (
    <Box>
      <Typography variant="body2" component="p" sx={{ mb: 0.5 }}>
        <strong>Confere com o cadastro?</strong>
        {onMarcar && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' Marque só o que difere.'}
          </Box>
        )}
      </Typography>
      {dados.map((dado, i) => {
        const difere = marcas.campos.some((campo) => isMesmoCampo(campo, dado))
        const conteudo = (
          <>
            <span>{onMarcar && <Tecla tecla={String(i + 1)} />}</span>
            <span className="rotulo">{dado.label}</span>
            <span className="valor">{dado.valor === '' ? '–' : dado.valor}</span>
            <span className="marca">{difere && 'Não confere'}</span>
          </>
        )
        const key = `${dado.etapa ?? ''}.${dado.campo}`
        return onMarcar ? (
          <Linha
            key={key}
            type="button"
            data-dado={i}
            aria-pressed={difere}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => onMarcar(dado)}
          >
            {conteudo}
          </Linha>
        ) : (
          <Linha key={key} as="div" data-difere={difere}>
            {conteudo}
          </Linha>
        )
      })}
    </Box>
  )
}
