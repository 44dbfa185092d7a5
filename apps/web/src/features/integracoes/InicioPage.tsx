import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { findView, type View } from '@rh/domain/setores/areas'
import { hrefFixo } from '@rh/domain/setores/atalhos'
import { Link } from 'react-router'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { IconTile } from '../../ui/icon/IconTile.tsx'
import { Page } from '../../ui/page/Page.tsx'

interface Parte {
  readonly view: View
  readonly icon: string
  readonly descricao: string
}

const partes: readonly Parte[] = [
  {
    view: 'integracoes.folha',
    icon: 'documento',
    descricao: 'Admissões, alterações, ausências e desligamentos do mês, cada um enviado uma vez só.',
  },
]

/** What goes from here to other systems. */
export function Component() {
  return (
    <Page subtitle="O que sai daqui para outros sistemas: com registro de quem, quando e o quê.">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {partes.map((parte) => (
          <Entrada key={parte.view} {...parte} />
        ))}
      </Box>
    </Page>
  )
}

function Entrada({ view, icon, descricao }: Parte) {
  const href = hrefFixo(useSetor(), view) ?? ''
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={href}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 2,
          p: 2.5,
          height: '100%',
        }}
      >
        <IconTile name={icon} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
            {findView(view).spec.label}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {descricao}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  )
}
