import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { Page } from '../../../ui/page/Page.tsx'

/** The shape of the form while it is being read: periods, a year, and what stands beside them. */
export const Esqueleto = () => (
  <Page>
    <Box
      aria-busy="true"
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
        <Card sx={{ p: 3, display: 'grid', gap: 1.5 }}>
          <Skeleton width="30%" height={28} />
          <Skeleton variant="rounded" height={132} />
        </Card>
        <Card sx={{ p: 3, display: 'grid', gap: 2 }}>
          <Skeleton width="20%" height={28} />
          <Box
            sx={{
              display: 'grid',
              gap: '16px 22px',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                md: 'repeat(3, minmax(0, 1fr))',
              },
            }}
          >
            {Array.from({ length: 12 }, (_, mes) => (
              <Skeleton key={mes} variant="rounded" height={204} />
            ))}
          </Box>
        </Card>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
        {[180, 220, 140].map((altura) => (
          <Card key={altura} sx={{ p: 3, display: 'grid', gap: 2 }}>
            <Skeleton width="50%" height={28} />
            <Skeleton variant="rounded" height={altura - 92} />
          </Card>
        ))}
      </Box>
    </Box>
  </Page>
)
