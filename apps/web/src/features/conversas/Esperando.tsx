import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** The place of messages that are being read. */
export const Esperando = () => (
  <Box aria-busy sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'end', height: '100%' }}>
    {[60, 40, 70, 50].map((largura, i) => (
      <Skeleton
        key={largura}
        variant="rounded"
        height={44}
        sx={{ width: `${largura}%`, ml: i % 2 ? 'auto' : 0, borderRadius: 2 }}
      />
    ))}
  </Box>
)
