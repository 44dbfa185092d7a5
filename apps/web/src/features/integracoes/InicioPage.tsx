import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { IconTile } from '../../ui/icon/IconTile.tsx'
import { Page } from '../../ui/page/Page.tsx'

interface Parte {
  readonly aba: string
  readonly nome: string
  readonly icon: string
  readonly descricao: string
}

const partes: readonly Parte[] = [
  {
    aba: 'folha',
    nome: 'Arquivo da folha',
    icon: 'documento',
    descricao: 'Admissões, alterações, ausências e desligamentos do mês, cada um enviado uma vez só.',
  },
  {
    aba: 'chaves',
    nome: 'Chaves de API',
    icon: 'cadeado',
    descricao: 'Outros sistemas leem daqui, cada um com a sua chave e só o que ela permite.',
  },
  {
    aba: 'webhooks',
    nome: 'Webhooks',
    icon: 'sino',
    descricao: 'Outros sistemas são avisados na hora: admissões, férias, afastamentos, desligamentos.',
  },
]

/** What goes from here to other systems. */
export function InicioPage() {
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
          <Entrada key={parte.aba} {...parte} />
        ))}
      </Box>
    </Page>
  )
}

function Entrada({ aba, nome, icon, descricao }: Parte) {
  const href = hrefOf(useSetor(), 'integracoes.inicio', { aba })
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
            {nome}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {descricao}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  )
}
