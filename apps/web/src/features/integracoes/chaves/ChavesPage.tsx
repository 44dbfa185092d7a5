import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Segredos } from '../Segredos.tsx'
import { Chave } from './Chave.tsx'
import { NovaChave } from './NovaChave.tsx'

/** Keys by which other systems read: each with what it may read, its life and its use. */
export function ChavesPage() {
  const read = useQuery(query('GET /api/chaves/listar'))
  const { data } = read
  return (
    <Segredos
      title="Chaves de API"
      subtitle="Cada sistema lê com a sua chave, só o que ela permite. Com uma chave ninguém muda nada."
      read={read}
      novo="Nova chave"
      vazio={{
        title: 'Nenhuma chave',
        text: 'Crie uma para cada sistema que precisa ler daqui: assim cada um é revogado sem parar os outros.',
      }}
      renderForm={({ onCriado, onClose }) =>
        data && (
          <NovaChave contratos={data.contratos} hoje={data.hoje} onCriada={onCriado} onClose={onClose} />
        )
      }
      pronto={{
        titulo: 'Chave criada',
        texto:
          'Copie agora e guarde no cofre de senhas do outro sistema: ela não aparece de novo, nem para você.',
        rotulo: 'Copiar a chave',
        children: (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            Ela vai em cada chamada, no cabeçalho <code>Authorization: Bearer</code>.
          </Typography>
        ),
      }}
    >
      {data && data.desconhecidas > 0 && (
        <Alert severity="warning" icon={<Icon name="alerta" />}>
          {`${formatNumber(data.desconhecidas)} ${data.desconhecidas === 1 ? 'chamada chegou' : 'chamadas chegaram'} com chaves que não existem nos últimos 30 dias. Todas foram recusadas.`}
        </Alert>
      )}
      {data?.results.map((chave) => (
        <Chave key={chave.id} chave={chave} />
      ))}
    </Segredos>
  )
}
