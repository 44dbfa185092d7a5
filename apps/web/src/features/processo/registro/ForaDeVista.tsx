import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErroArt } from '../../../ui/illustration/ErroArt.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useTela } from '../tela.ts'
import { maiuscula } from '../textos.ts'

/**
 * Record out of this person's sight: where the message of a device leads whose process went to another contract since.
 * It says the same of a record that never was, and so tells nothing of one that is.
 */
export function ForaDeVista() {
  const { textos } = useTela()
  const setor = useSetor()
  return (
    <Page>
      <div role="alert">
        <EmptyState
          illustration={<ErroArt />}
          title={`${maiuscula(textos.esta)} ${textos.um} não está à sua vista`}
          text="Se um aviso trouxe você aqui, o que ele dizia pode ter mudado de contrato ou de setor depois. Se foi um link, confira o endereço com quem o enviou."
          action={
            <>
              <Button component={Link} to={hrefOf(setor, 'setor.inicio')} variant="contained">
                Ver o que espera por você
              </Button>
              <Button component={Link} to={hrefOf(setor, 'setor.avisos')} color="inherit" sx={{ ml: 1 }}>
                Ver os avisos
              </Button>
            </>
          }
        />
      </div>
    </Page>
  )
}
