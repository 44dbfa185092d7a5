import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useTela } from '../tela.ts'

/** Button that copies a link for whoever corrects the record; it opens at the first returned item. */
export function LinkDeCorrecao({ id }: { readonly id: number }) {
  const { chamadas, vistas } = useTela()
  const criar = useSubmit(chamadas.link, {
    onSuccess: async ({ token, expiraEm }) => {
      const href = hrefOf('operacional', vistas.corrigir, { chave: token })
      await navigator.clipboard.writeText(new URL(href, window.location.origin).href)
      notify.success('Link copiado', {
        description: `Vale até ${formatDateTime(expiraEm)}, para quem preenche.`,
      })
    },
  })
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      sx={{ mt: 1.5 }}
      loading={criar.isPending}
      startIcon={<Icon name="copiar" size={18} />}
      onClick={() => criar.mutate({ body: { id } }, { onError: tellFailure })}
    >
      Copiar link de correção
    </Button>
  )
}
