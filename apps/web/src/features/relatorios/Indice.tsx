import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { Relatorio } from './chamadas.ts'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Guardados } from './Guardados.tsx'

/** Every report of the sector, with the question that it answers. */
export function Indice({ relatorios }: { readonly relatorios: readonly Relatorio[] }) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  return (
    <Page subtitle="Cada um na tela, em Excel e em PDF, de hoje ou como era em outro dia">
      <Box
        component="ul"
        aria-label="Relatórios"
        sx={{
          mb: { xs: 2, md: 3 },
          display: 'grid',
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          gap: 2,
          mt: 0,
          mx: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {relatorios.map(({ nome, titulo, responde }) => (
          <Cartao
            key={nome}
            href={hrefOf(setor, 'setor.relatorios', { relatorio: nome })}
            titulo={titulo}
            texto={responde}
          />
        ))}
        {canOpen('contratos.dossie') && (
          <Cartao
            href={hrefOf(setor, 'contratos.dossie', {})}
            titulo="Dossiê do tomador"
            texto="O que o cliente de um contrato pode pedir de cada mês, em um ZIP com índice"
          />
        )}
      </Box>
      <Guardados relatorios={relatorios} />
    </Page>
  )
}

interface CartaoProps {
  readonly href: string
  readonly titulo: string
  readonly texto: string
}

const Cartao = ({ href, titulo, texto }: CartaoProps) => (
  <Card component="li">
    <CardActionArea component={Link} to={href} sx={{ p: 2.5, height: '100%' }}>
      <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
        {titulo}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="span">
        {texto}
      </Typography>
    </CardActionArea>
  </Card>
)
