import Box from '@mui/material/Box'
import { useUsuario } from '../../../lib/session/use-session.ts'
import { trechosDe } from './citar.ts'
import { ComLinks } from './ComLinks.tsx'

interface CitadoProps {
  readonly texto: string
  readonly citados: readonly { readonly id: number; readonly nome: string }[]
}

/** Text of a comment with the names in it marked; that of the signed-in person stands out. */
export function Citado({ texto, citados }: CitadoProps) {
  const { id } = useUsuario()
  return trechosDe(texto, citados).map((trecho, i) =>
    trecho.citado === undefined ? (
      <ComLinks key={i} texto={trecho.texto} />
    ) : (
      <Box
        key={i}
        component="mark"
        sx={{
          borderRadius: '4px',
          px: trecho.citado === id ? 0.5 : 0,
          fontWeight: 600,
          color: 'primary.dark',
          bgcolor: trecho.citado === id ? 'primary.lighter' : 'transparent',
        }}
      >
        {trecho.texto}
      </Box>
    ),
  )
}
