import Box from '@mui/material/Box'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'
import Typography from '@mui/material/Typography'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import type { Perfil } from '../../lib/session/use-perfil.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'

const iconOf = (id: number): string =>
  setorOf(setorSlugs.find((slug) => setorOf(slug).id === id) ?? 'operacional').icon

/** Where the person works and as what. Only an administrator changes it. */
export function GruposCard({ setores }: Pick<Perfil, 'setores'>) {
  return (
    <Section title="Setores e grupos">
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {setores.map(({ PK_ID_projeto, Nome, grupos }) => (
          <Box key={PK_ID_projeto} component="li" sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
            <Box sx={{ color: 'text.secondary', pt: 0.25 }}>
              <Icon name={iconOf(PK_ID_projeto)} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
                {Nome}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {grupos.map((grupo) => (
                  <StatusChip key={grupo} label={rotuloDoGrupo(grupo)} />
                ))}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mt: setores.length > 0 ? 2.5 : 0 }}
      >
        {setores.length > 0
          ? 'Se precisar de outro acesso, peça ao administrador.'
          : 'Você ainda não está em nenhum grupo. O administrador libera seu acesso.'}
      </Typography>
    </Section>
  )
}
