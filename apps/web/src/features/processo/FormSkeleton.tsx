import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { Page } from '../../ui/page/Page.tsx'

/** Skeleton of a form or a record. */
export const FormSkeleton = () => (
  <Page>
    <Box
      aria-busy="true"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 360px' } }}
    >
      <Card sx={{ p: 3, display: 'grid', gap: 2.5 }}>
        <Skeleton width="30%" height={28} />
        {[1, 2, 3, 4, 5].map((n) => (
          <Skeleton key={n} variant="rounded" height={40} />
        ))}
      </Card>
      <Card sx={{ p: 3, display: 'grid', gap: 2, alignContent: 'start' }}>
        <Skeleton width="50%" height={28} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
      </Card>
    </Box>
  </Page>
)
