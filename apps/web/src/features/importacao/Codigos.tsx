import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CodigoDeUsuario } from '@rh/domain/contract/importacao'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { save } from '../../lib/api/download.ts'
import { CopyText } from '../../ui/data/CopyText.tsx'
import { useStepUp } from '../../ui/feedback/PasswordConfirm.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Frame, Table } from '../../ui/table/parts.ts'
import { comoCsv } from './csv.ts'
import { FailureAlert } from '../../ui/feedback/FailureAlert.tsx'

/** The codes with which the new users choose their passwords: on this screen once, kept nowhere. */
export function Codigos({ id }: { readonly id: number }) {
  const comSenha = useStepUp()
  // Not by the cache of queries: a code must not outlive the page.
  const dar = useMutation({
    mutationFn: () => comSenha(() => call('POST /api/importacao/codigos', { body: { id } })),
    gcTime: 0,
  })
  const codigos = dar.data?.results
  return (
    <Section
      title="Códigos de acesso"
      subtitle="Cada pessoa entra com o seu código e escolhe a própria senha. Gerar de novo troca os códigos de quem ainda não entrou."
      flush
    >
      <Box sx={{ display: 'grid', gap: 2, px: 3, pb: 3 }}>
        {dar.error && <FailureAlert error={dar.error} />}
        {codigos?.length === 0 && <Typography>Todos já escolheram a própria senha.</Typography>}
        {codigos && codigos.length > 0 ? (
          <Prontos codigos={codigos} />
        ) : (
          <Box>
            <Button variant="contained" disabled={dar.isPending} onClick={() => dar.mutate()}>
              {dar.isPending ? 'Gerando…' : 'Gerar os códigos'}
            </Button>
          </Box>
        )}
      </Box>
      {codigos && codigos.length > 0 && <Lista codigos={codigos} />}
    </Section>
  )
}

interface ComCodigos {
  readonly codigos: readonly CodigoDeUsuario[]
}

const tabelaDe = (codigos: readonly CodigoDeUsuario[]): readonly (readonly string[])[] => [
  ['Nome', 'Usuário', 'Código'],
  ...codigos.map(({ nome, usuario, codigo }) => [nome, usuario, codigo]),
]

const Prontos = ({ codigos }: ComCodigos) => (
  <>
    <Alert severity="warning" icon={<Icon name="cadeado" />}>
      Os códigos aparecem só agora. Cada um vale uma vez, por 24 horas. Diga-o à própria pessoa, nunca em um
      grupo.
    </Alert>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <CopyText
        text={tabelaDe(codigos)
          .map((linha) => linha.join('\t'))
          .join('\n')}
        variant="contained"
      >
        Copiar a lista
      </CopyText>
      <Button
        variant="outlined"
        startIcon={<Icon name="baixar" size={18} />}
        onClick={() =>
          save(new Blob([comoCsv(tabelaDe(codigos))], { type: 'text/csv' }), 'Códigos de acesso.csv')
        }
      >
        Baixar a lista
      </Button>
    </Box>
  </>
)

const Lista = ({ codigos }: ComCodigos) => (
  <Frame>
    <Table aria-label="Códigos de acesso">
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Usuário</th>
          <th scope="col">Código</th>
        </tr>
      </thead>
      <tbody>
        {codigos.map(({ usuario, nome, codigo }) => (
          <tr key={usuario}>
            <td data-title="true">{nome}</td>
            <td data-label="Usuário">{usuario}</td>
            <td data-label="Código" data-code="true">
              {codigo}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Frame>
)
