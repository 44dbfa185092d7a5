import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

export interface SomaProps {
  readonly itens: readonly {
    readonly label: string
    readonly value: string
    readonly detail?: string | undefined
  }[]
}

/** Strip of the sums of a batch. */
export const Soma = ({ itens }: SomaProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: { xs: 2, md: 3 },
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {itens.map(({ label, value, detail }) => (
      <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
        <Typography component="dt" variant="caption" color="textSecondary">
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, typography: 'h5', fontVariantNumeric: 'tabular-nums' }}>
          {value}
          {detail !== undefined && (
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
              sx={{ marginInlineStart: 1 }}
            >
              {detail}
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
)
