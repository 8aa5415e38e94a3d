import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

@Controller()
class HelloController {
  @Get()
  hello(): string {
    return 'hello';
  }
}

@Module({ controllers: [HelloController] })
class HelloModule {}

/** A minimal Nest application on Fastify, with which the start of the API is compared. */
const app = await NestFactory.create<NestFastifyApplication>(HelloModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.stdout.write(`ready ${await app.getUrl()}\n`);
process.on('SIGTERM', () => process.exit(0));
