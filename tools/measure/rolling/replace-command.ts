// node replace-command.ts <port> <name>: REPLACE_COMMAND of deploy/roll.sh in place of a container engine.
const [port, name] = process.argv.slice(2);
const response = await fetch(`http://127.0.0.1:${port}/${name}`);
process.exit(response.ok ? 0 : 1);

export {};
