import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { toApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { perfilQuery, type Perfil } from '../../lib/session/use-perfil.ts'
import { Section } from '../../ui/page/Section.tsx'

type Preferencia = keyof Perfil['preferencias']

const textos: Readonly<Record<Preferencia, { label: string; ajuda: string }>> = {
  alertaVez: { label: 'Quando algo espera por mim', ajuda: 'Um processo chegou à minha vez de agir.' },
  alertaAndamento: {
    label: 'Quando o que pedi anda',
    ajuda: 'Um pedido meu foi aprovado, devolvido ou concluído.',
  },
}

/** Which alerts pop up on the screen; saved as they are switched. */
export function PreferenciasCard({ perfil }: { readonly perfil: Perfil }) {
  const queries = useQueryClient()
  const salvar = useSubmit('PUT /api/conta/atualizar', {
    onSuccess: (fresco) => void queries.setQueryData(perfilQuery.queryKey, fresco),
  })
  const { nome, email, telefone, versao } = perfil
  const escolhidas = salvar.isPending ? salvar.variables.body.preferencias : perfil.preferencias
  const mudar = (preferencias: Perfil['preferencias']): void =>
    salvar.mutate(
      { body: { nome, email, telefone, versao, preferencias } },
      {
        onError: (error) => {
          notify.error(toApiError(error).mensagem, { description: 'Confira as opções e tente de novo.' })
          void queries.invalidateQueries({ queryKey: perfilQuery.queryKey })
        },
      },
    )
  return (
    <Section
      title="Alertas na tela"
      subtitle="Tudo continua na lista de notificações; aqui se escolhe o que também aparece na hora."
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {(Object.keys(textos) as Preferencia[]).map((nomeDaPreferencia) => (
          <FormControlLabel
            key={nomeDaPreferencia}
            sx={{ alignItems: 'flex-start', mx: 0, gap: 1 }}
            control={
              <Switch
                checked={escolhidas[nomeDaPreferencia]}
                disabled={salvar.isPending}
                onChange={(_, ligada) => mudar({ ...perfil.preferencias, [nomeDaPreferencia]: ligada })}
              />
            }
            label={
              <Box sx={{ pt: 0.75 }}>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {textos[nomeDaPreferencia].label}
                </Typography>
                <Typography variant="body2" color="textSecondary" component="span">
                  {textos[nomeDaPreferencia].ajuda}
                </Typography>
              </Box>
            }
          />
        ))}
      </Box>
    </Section>
  )
}
