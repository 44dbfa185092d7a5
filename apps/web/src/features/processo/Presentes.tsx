import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { initialsOf } from '../../lib/format.ts'
import { usePresence } from '../../lib/api/presence.ts'
import { useTela } from './tela.ts'

/** `Rita Sampaio também está aqui`; empty where nobody else is. */
export function presentesEmTexto([primeiro, segundo, ...outros]: readonly string[]): string {
  if (primeiro === undefined) return ''
  if (segundo === undefined) return `${primeiro} também está aqui`
  if (outros.length === 0) return `${primeiro} e ${segundo} também estão aqui`
  return `${primeiro} e mais ${outros.length + 1} também estão aqui`
}

/** Who else has this process on the screen now, its page or its form. */
export function Presentes({ id }: { readonly id: number }) {
  const nomes = usePresence(useTela().tipo, id)
  return (
    <Box
      component="output"
      title={nomes.length > 2 ? nomes.join(', ') : undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      {nomes.slice(0, 3).map((nome) => (
        <Avatar
          key={nome}
          aria-hidden
          sx={{ width: 26, height: 26, fontSize: '0.6875rem', bgcolor: 'info.lighter', color: 'info.dark' }}
        >
          {initialsOf(nome)}
        </Avatar>
      ))}
      {presentesEmTexto(nomes)}
    </Box>
  )
}
